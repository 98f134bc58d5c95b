public struct Completions: Equatable, Sendable {
    /// Number of Unicode scalars before the cursor that the chosen text replaces.
    public let replaced: Int
    /// Unique choices, best first.
    public let all: [Completion]
    /// Common prefix of all choices, or the only choice; `nil` if it adds nothing to the typed text.
    public let insertion: String?

    init(_ choices: [Completion], typed: String, written: some StringProtocol) {
        var seen: Set<String> = []
        all = choices.filter { seen.insert($0.text).inserted }
        replaced = written.unicodeScalars.count
        if all.count == 1, let only = all.first {
            insertion = only.typed == written ? nil : only.typed
        } else {
            insertion = Self.start(of: all, beyond: typed)
        }
    }

    static let none = Completions([], typed: "", written: "")

    /// Common prefix if it is longer than the typed text. A quote, if needed, is left open.
    private static func start(of choices: [Completion], beyond typed: String) -> String? {
        guard var common = choices.first?.text else { return nil }
        for choice in choices.dropFirst() {
            common = String(zip(common, choice.text).prefix { $0 == $1 }.map(\.0))
        }
        guard common.count > typed.count else { return nil }
        let isPlain = LineReading.quoted(common) == common || choices.contains(where: \.isPhrase)
        return isPlain ? common : "\"" + LineReading.escaped(common)
    }
}
