/// What help, TAB, mistakes, shell completions, man page and README say of a command.
///
/// Closures: the language can change in a session, usage and completion depend on the screen.
public struct CommandInfo: CommandNaming, Sendable {
    public let name: String
    /// Other words for it; `help aliases` lists them.
    public let aliases: [String]
    public let shorthand: CommandShorthand?
    public let group: CommandGroup
    /// Nothing is lost by it and nothing leaves the program: it may run in place of a mistyped line.
    public let isHarmless: Bool
    /// False where another screen's help has it: neither listed nor offered, but read.
    public var isListed: Bool
    /// What it does, in a few words.
    public let summary: @Sendable () -> String
    /// Lines one can type.
    public var examples: @Sendable (ParsingScope) -> [String]
    /// What stands behind the word, such as `N… [to DIR]`; empty for nothing.
    public let usage: @Sendable (ParsingScope) -> String
    /// What TAB offers behind the word, the likeliest first.
    public let takes: @Sendable (ParsingScope) -> [ArgumentKind]

    public init(
        _ name: String, aliases: [String] = [], shorthand: CommandShorthand? = nil, group: CommandGroup,
        isHarmless: Bool = false, isListed: Bool = true, summary: @escaping @Sendable () -> String,
        examples: @escaping @Sendable (ParsingScope) -> [String] = { _ in [] },
        usage: @escaping @Sendable (ParsingScope) -> String = { _ in "" },
        takes: @escaping @Sendable (ParsingScope) -> [ArgumentKind] = { _ in [] }
    ) {
        (self.name, self.aliases, self.shorthand) = (name, aliases, shorthand)
        (self.group, self.isHarmless) = (group, isHarmless)
        self.isListed = isListed
        (self.summary, self.examples, self.usage, self.takes) = (summary, examples, usage, takes)
    }

    /// As it stands on one screen, in the language of now.
    public func entry(in scope: ParsingScope) -> CommandEntry {
        let arguments = usage(scope)
        return CommandEntry(
            name, aliases: aliases, shorthand: shorthand, group: group,
            usage: arguments.isEmpty ? name : "\(name) \(arguments)", summary: summary(),
            examples: examples(scope), takes: takes(scope), isHarmless: isHarmless)
    }
}

/// Commands that help lists together. The program declares its own.
public struct CommandGroup: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }
}

/// A command as it stands on one screen, in the language of now: what help, TAB and mistakes say of it.
public struct CommandEntry: CommandNaming, Equatable, Sendable {
    public let name: String
    public let aliases: [String]
    public let shorthand: CommandShorthand?
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
        _ name: String, aliases: [String] = [], shorthand: CommandShorthand? = nil,
        group: CommandGroup = CommandGroup(""), usage: String, summary: String,
        examples: [String] = [], takes: [ArgumentKind] = [], isHarmless: Bool = false
    ) {
        (self.name, self.aliases, self.shorthand) = (name, aliases, shorthand)
        (self.group, self.usage, self.summary) = (group, usage, summary)
        (self.examples, self.takes, self.isHarmless) = (examples, takes, isHarmless)
    }

    /// Its name, then its aliases.
    public var words: [String] { [name] + aliases }
}
