import CommandShell
public import Configuration
import GalleryCore

/// Decides which typed lines are stored in the history, recalled by the arrow keys and suggested.
public enum RecordableLine {
    /// Parameters of a sign-in answer (RFC 6749, 4.1.2; RFC 5849, 2.2).
    private static let parameters = [
        "code", "oauth_verifier", "oauth_token", "access_token", "client_secret",
    ]

    /// False for a blank line, one that begins with a space (as with bash's ignorespace), and one that may hold a key, a
    /// PIN, a token or a sign-in code, however it is misspelled.
    public static func isRecordable(_ line: String, knowing keys: AccessKeys) -> Bool {
        guard !line.hasPrefix(" "), !line.allSatisfy(\.isWhitespace), !holdsAnswer(line) else { return false }
        let services = Set(keys.names.services.map(\.rawValue))
        return KeysCommands.isFree(line, of: keys.names) && !keys.occur(in: line)
            && commands(in: line).allSatisfy { !SecretWords($0, services: services).holdSecret }
    }

    /// The commands of a line, and those in the quotes of `gallery -c "…"`.
    private static func commands(in line: String) -> [String] {
        Command.sequence(line).flatMap { command in
            let isForShell = command.contains("-c") || LineReading(command).openQuote != nil
            return isForShell ? command.split(separator: ";").map(String.init) + [command] : [command]
        }
    }

    /// Whether the line holds an address that a service answers a sign-in with, or a part of one.
    private static func holdsAnswer(_ line: String) -> Bool {
        var text = line.lowercased()
        for (escape, character) in [("%3f", "?"), ("%26", "&"), ("%23", "#"), ("%3d", "=")] {
            text = text.replacing(escape, with: character)
        }
        guard text.contains("=") else { return false }
        let names = text.split { "?&#; \t\"'".contains($0) }.compactMap { part in
            part.contains("=") ? part.prefix { $0 != "=" } : nil
        }
        return names.contains { parameters.contains(String($0)) }
    }
}
