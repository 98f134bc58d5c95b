/// Name and version of a terminal, from a text such as `kitty(0.42.0)`, `ghostty 1.2.0` or `VTE(7800)`.
struct TerminalVersion {
    /// In lower case; empty if the text is.
    let name: String
    /// Empty if unknown.
    private let numbers: [Int]

    init(_ text: String) {
        let words = text.lowercased().split { "() ".contains($0) }
        name = words.first.map(String.init) ?? ""
        let parts = words.dropFirst().first?.split(separator: ".") ?? []
        numbers = parts.map { part in Int(part.prefix { $0.isNumber }) ?? 0 }
    }

    func isAtLeast(_ numbers: [Int]) -> Bool { !self.numbers.lexicographicallyPrecedes(numbers) }
}
