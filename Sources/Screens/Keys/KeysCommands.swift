import CommandShell
import Configuration
public import GalleryCore
import Wording

/// What `key` asks for.
public enum KeysRequest: Equatable, Sendable {
    case list
    case set(ServiceName)
}

public enum KeysCommands {
    static let spec = CommandSpec(
        "key", group: .tune, Phrases.Help.key, examples: ["key", "key set unsplash"],
        CommandArgument<KeysRequest>(
            "[set NAME]",
            takes: [.after("set", [.word(KeyName.services.map { Completion($0.rawValue, ending: "") })])]
        ) { words, _ throws(UsageError) in
            defer { words = [] }
            if words.isEmpty { return .list }
            guard words[0].text.lowercased() == "set", words.count > 1 else {
                throw UsageError(.arguments("key"))
            }
            guard words.count == 2 else { throw UsageError(.nothing(Phrases.Keys.inLine)) }
            let service = ServiceName(rawValue: words[1].text.lowercased())
            guard KeyName.services.contains(service) else {
                throw UsageError(.nothing(Phrases.Keys.unknown(words[1].text, known: KeyName.services)))
            }
            return .set(service)
        }
    ) { Route.keys($0) }

    /// Whether a line may be recalled: one with something like a key in it may not.
    public static func mayBeRecalled(_ line: String) -> Bool {
        Command.sequence(line).allSatisfy(isFreeOfKeys)
    }

    private static func isFreeOfKeys(_ line: String) -> Bool {
        let words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        // `set` takes no key, but one may be typed there.
        if words.first == "set" {
            return !words.contains { KeyName(rawValue: SettingName.normalized($0)) != nil }
        }
        guard words.first == "key", words.count > 2 else { return true }
        return words.count == 3 && words[1] == "set"
            && KeyName.services.contains(ServiceName(rawValue: words[2]))
    }
}
