public import CommandShell
public import Configuration
public import GalleryCore
import UseCases
import Wording

public enum KeysRequest: Equatable, Sendable {
    case list
    /// `nil` if no service is named.
    case set(ServiceName?)
}

public enum KeysCommands {
    static let spec = CommandSpec(
        "key", group: .tune, secret: .accessKey, Phrases.Help.key, examples: ["key", "key set unsplash"],
        CommandArgument<KeysRequest>(
            "[set NAME]",
            takes: [.after("set", [.one(.servicesWithKeys)])]
        ) { arguments, _ throws(UsageError) in
            defer { arguments = [] }
            if arguments.isEmpty { return .list }
            guard arguments[0].text.lowercased() == "set" else { throw UsageError(.arguments("key")) }
            guard arguments.count <= 2 else { throw UsageError(.nothing(Phrases.Keys.inLine)) }
            return .set(arguments.dropFirst().first.map { ServiceName(rawValue: $0.text.lowercased()) })
        }
    ) { Route.keys($0) }

    /// Error for a command that contains an access key, because the key would be sent to a service or printed.
    public static func refusal(of command: Command, knowing keys: AccessKeys) -> UsageError? {
        let text = ([command.name] + command.arguments).joined(separator: " ")
        guard command.name != "set", !isRecordable(text, of: keys.names) || keys.occur(in: text, ofAtLeast: 8)
        else {
            return nil
        }
        return UsageError(.nothing(Phrases.Keys.inLine))
    }

    /// False for a line with the name of an access key, or with a command that seems to set a key.
    public static func isRecordable(_ line: String, of keys: [KeyName]) -> Bool {
        let text = SettingName.normalized(line), vocabulary = SecretVocabulary(of: keys)
        return !keys.contains { text.contains($0.rawValue) }
            && Command.sequence(line).allSatisfy { !SecretWords($0, knowing: vocabulary).holdKey }
    }
}
