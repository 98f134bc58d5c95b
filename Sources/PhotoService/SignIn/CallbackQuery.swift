import FoundationEssentials

struct CallbackQuery: Equatable, Sendable {
    private let values: [String: String]

    /// Parses the text after `?`; `+` is a space. Drops duplicate parameters, as one of them could be forged.
    init(_ query: some StringProtocol) {
        let spaced = query.split(separator: "+", omittingEmptySubsequences: false).joined(separator: "%20")
        let items = URLComponents(string: "?" + spaced)?.queryItems ?? []
        values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { _, _ in "" }
    }

    init(ofAddress address: String) {
        let query = address.firstIndex(of: "?").map { address[address.index(after: $0)...] } ?? ""
        self.init(query.prefix { $0 != "#" })
    }

    subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }
}
