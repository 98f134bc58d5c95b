/// What is called by a command word, an alias or a shorthand.
public protocol CommandNaming {
    var name: String { get }
    var aliases: [String] { get }
    var shorthand: CommandShorthand? { get }
}

extension CommandNaming {
    /// The arguments of a command when it is this one, however it is called.
    public func words(of command: Command) -> [Word]? {
        name == command.name || aliases.contains(command.name)
            ? command.words : shorthand?.words(of: command)
    }

    /// Whether a typed word, in lower case, means this command.
    public func isCalled(_ word: String) -> Bool { words(of: Command(word)) != nil }
}

/// A way to call a command without a word of its own.
public enum CommandShorthand: Equatable, Sendable {
    /// A number alone, which becomes its first argument.
    case number
    /// A character right before its first argument.
    case prefix(Character)

    /// The arguments of a command that is written this way; nil when it is not.
    func words(of command: Command) -> [Word]? {
        let first: Substring
        switch self {
        case .number:
            guard !command.name.isEmpty, command.name.allSatisfy({ ("0"..."9").contains($0) }) else {
                return nil
            }
            first = command.name[...]
        case .prefix(let mark):
            guard command.name.first == mark else { return nil }
            first = command.name.dropFirst()
        }
        // It stands in the place of the command word.
        return (first.isEmpty ? [] : [Word(String(first), at: -1)]) + command.words
    }
}
