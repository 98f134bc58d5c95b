/// What would fit where the cursor is.
public struct Completions: Equatable, Sendable {
    /// How many Unicode scalars before the cursor a choice takes the place of.
    public let replaced: Int
    /// Best first, each once.
    public let all: [Completion]
    /// What they have in common beyond what was typed, or the only one; nil when there is nothing to put in.
    public let insertion: String?

    /// `typed` is what was typed of the word, quotes removed, `written` how it stands in the line.
    init(_ choices: [Completion], typed: String, written: some StringProtocol) {
        var known: Set<String> = []
        all = choices.filter { known.insert($0.text).inserted }
        replaced = written.unicodeScalars.count
        if all.count == 1, let only = all.first {
            insertion = only.typed == written ? nil : only.typed
        } else {
            insertion = Self.start(of: all, beyond: typed)
        }
    }

    static let none = Completions([], typed: "", written: "")

    /// The start all have in common when it is longer than what was typed. A quote it needs is left open.
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
