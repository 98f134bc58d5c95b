/// A command word, with what help says of it and what may stand behind it.
public struct Verb: Equatable, Sendable {
    public let name: String
    /// The usage line, such as `open N`.
    public let usage: String
    /// What it does, in a few words.
    public let summary: String
    /// Lines one can type.
    public let examples: [String]
    /// What its arguments can be, the likeliest first; the TAB key offers these.
    public let takes: [ArgumentKind]

    /// Nothing is lost by it and nothing leaves the program: it may run in place of a mistyped line.
    public let isHarmless: Bool

    public init(
        _ name: String, usage: String, summary: String, examples: [String] = [], takes: [ArgumentKind] = [],
        isHarmless: Bool = false
    ) {
        self.name = name
        self.usage = usage
        self.summary = summary
        self.examples = examples
        self.takes = takes
        self.isHarmless = isHarmless
    }
}
