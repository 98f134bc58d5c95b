/// A command as it stands on one screen, in the language of now: what help, TAB and mistakes say of it.
public struct CommandEntry: Equatable, Sendable {
    public let name: String
    public let group: CommandGroup
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
        _ name: String, group: CommandGroup = CommandGroup(""), usage: String, summary: String,
        examples: [String] = [], takes: [ArgumentKind] = [], isHarmless: Bool = false
    ) {
        (self.name, self.group, self.usage, self.summary) = (name, group, usage, summary)
        (self.examples, self.takes, self.isHarmless) = (examples, takes, isHarmless)
    }
}
