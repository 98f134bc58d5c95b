/// Description of a command. Texts are closures: the language can change, and the usage depends on the screen.
public struct CommandInfo: Sendable {
    public let name: String
    public let aliases: [String]
    public let shorthand: CommandShorthand?
    public let group: CommandGroup
    /// Secret that users type after the command; such lines are not recorded.
    public let secret: CommandSecret?
    /// Whether help and completion list the command. Unlisted commands also run.
    public var isListed: Bool
    /// Command under which help, completion and documents list this one; `nil` for most commands.
    public private(set) var head: String?
    private var scope = ParsingScope()
    private let makeSummary: @Sendable () -> String
    private var makeExamples: @Sendable (ParsingScope) -> [String]
    private let makeUsage: @Sendable (ParsingScope) -> String
    private let makeKinds: @Sendable (ParsingScope) -> [ArgumentKind]

    /// `usage` returns the arguments in the form `N… [to DIR]`.
    public init(
        _ name: String, aliases: [String] = [], shorthand: CommandShorthand? = nil, group: CommandGroup,
        secret: CommandSecret? = nil, isListed: Bool = true,
        summary: @escaping @Sendable () -> String,
        examples: @escaping @Sendable (ParsingScope) -> [String] = { _ in [] },
        usage: @escaping @Sendable (ParsingScope) -> String = { _ in "" },
        takes: @escaping @Sendable (ParsingScope) -> [ArgumentKind] = { _ in [] }
    ) {
        self.name = name
        self.aliases = aliases
        self.shorthand = shorthand
        self.group = group
        self.secret = secret
        self.isListed = isListed
        makeSummary = summary
        makeExamples = examples
        makeUsage = usage
        makeKinds = takes
    }

    public var summary: String { makeSummary() }
    /// Whether the rest of a line, semicolons included, is one text.
    public var takesText: Bool { usage.hasSuffix("[TEXT]") }
    public var examples: [String] { makeExamples(scope) }
    /// Argument kinds for completion, most likely first.
    public var takes: [ArgumentKind] { makeKinds(scope) }
    public var usage: String {
        let arguments = makeUsage(scope)
        return arguments.isEmpty ? name : "\(name) \(arguments)"
    }

    public var words: [String] { [name] + aliases }

    public func scoped(to scope: ParsingScope) -> CommandInfo {
        var info = self
        info.scope = scope
        return info
    }

    public func listed(under head: String) -> CommandInfo {
        var info = self
        info.head = head
        return info
    }

    public func mapExamples(
        _ map: @escaping @Sendable ([String], ParsingScope) -> [String]
    ) -> CommandInfo {
        var info = self
        info.makeExamples = { [makeExamples] in map(makeExamples($0), $0) }
        return info
    }
}

extension [CommandInfo] {
    /// The commands without those listed under another command of the array.
    public var heads: [CommandInfo] {
        let names = Set(map(\.name))
        return filter { info in info.head.map { !names.contains($0) } ?? true }
    }
}
