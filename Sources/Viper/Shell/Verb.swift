/// A command word, with what help says of it.
public struct Verb: Equatable, Sendable {
    /// The word.
    public let name: String
    /// The usage line, such as `open N`.
    public let usage: String
    /// What it does, in a few words.
    public let summary: String
    /// Lines one can type.
    public let examples: [String]

    /// Joins the four.
    public init(_ name: String, usage: String, summary: String, examples: [String] = []) {
        self.name = name
        self.usage = usage
        self.summary = summary
        self.examples = examples
    }
}
