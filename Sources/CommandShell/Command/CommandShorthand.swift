extension CommandInfo {
    /// Arguments if `command` invokes this command by name, alias or shorthand; otherwise `nil`.
    public func words(of command: Command) -> [Word]? {
        let words =
            name == command.name || aliases.contains(command.name)
            ? command.words : shorthand?.words(of: command)
        guard let words, command.arguments.contains(where: { $0.hasPrefix("--") }) else { return words }
        return words.dividingOptions(
            of: takes.accepted(after: command.arguments), except: command.quoted)
    }

    public func isCalled(_ word: String) -> Bool { words(of: Command(word)) != nil }
}

/// Way to type a command without a command word.
public enum CommandShorthand: Equatable, Sendable {
    /// A bare number, or numbers such as `1-3`, used as the first argument.
    case number
    /// A character directly before the first argument.
    case prefix(Character)

    func words(of command: Command) -> [Word]? {
        let first: Substring
        switch self {
        case .number:
            guard NumberList.isList(command.name) else { return nil }
            first = command.name[...]
        case .prefix(let prefix):
            guard command.name.first == prefix else { return nil }
            first = command.name.dropFirst()
        }
        // Index -1, since the first argument is at the position of the command word.
        return (first.isEmpty ? [] : [Word(String(first), at: -1)]) + command.words
    }
}
