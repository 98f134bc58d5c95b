/// Description of a command for help, completion, errors, the man page and README.
///
/// Closures, because the language can change during a session and usage depends on the screen.
public struct CommandInfo: CommandNaming, Sendable {
    public let name: String
    public let aliases: [String]
    public let shorthand: CommandShorthand?
    public let group: CommandGroup
    /// Whether the command neither loses data nor has outside effects, so that it may replace a mistyped line.
    public let isHarmless: Bool
    /// Whether help and completion list the command. Unlisted ones, documented by another screen, are still parsed.
    public var isListed: Bool
    public let summary: @Sendable () -> String
    public var examples: @Sendable (ParsingScope) -> [String]
    /// Arguments for the usage line, such as `N… [to DIR]`.
    public let usage: @Sendable (ParsingScope) -> String
    /// Argument kinds for completion, likeliest first.
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

    /// Entry for one screen in the current language.
    public func entry(in scope: ParsingScope) -> CommandEntry {
        let arguments = usage(scope)
        return CommandEntry(
            name, aliases: aliases, shorthand: shorthand, group: group,
            usage: arguments.isEmpty ? name : "\(name) \(arguments)", summary: summary(),
            examples: examples(scope), takes: takes(scope), isHarmless: isHarmless)
    }
}

/// Group of commands in help. The program declares its own groups.
public struct CommandGroup: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }
}

/// `CommandInfo` resolved for one screen and the current language.
public struct CommandEntry: CommandNaming, Equatable, Sendable {
    public let name: String
    public let aliases: [String]
    public let shorthand: CommandShorthand?
    public let group: CommandGroup
    /// Usage line, such as `open N`.
    public let usage: String
    public let summary: String
    public let examples: [String]
    public let takes: [ArgumentKind]
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

    public var words: [String] { [name] + aliases }
}
