import CommandShell
public import Configuration
import GalleryCore
import UseCases

/// Decides which typed lines are stored in the history, recalled by the arrow keys and suggested.
public enum RecordableLine {
    /// False for a blank line, a line that begins with a space (as with bash's ignorespace), and a line that may
    /// contain an access key, a PIN, a token or a sign-in code, even if misspelled.
    public static func isRecordable(_ line: String, knowing keys: AccessKeys) -> Bool {
        guard !line.hasPrefix(" "), !line.allSatisfy(\.isWhitespace), !SignInAnswerText.isHeld(in: line)
        else { return false }
        let vocabulary = SecretVocabulary(of: keys.names)
        return KeysCommands.isRecordable(line, of: keys.names) && !keys.occur(in: line)
            && commands(in: line).allSatisfy { !SecretWords($0, knowing: vocabulary).holdSecret }
    }

    /// The commands of a line, including those quoted in `gallery -c "…"`.
    private static func commands(in line: String) -> [String] {
        Command.sequence(line).flatMap { command in
            let isForShell = command.contains("-c") || LineReading(command).openQuote != nil
            return isForShell ? command.split(separator: ";").map(String.init) + [command] : [command]
        }
    }
}

extension SecretVocabulary {
    init(of keys: [KeyName]) {
        self.init(
            services: Set(keys.services.map(\.rawValue)), lockCommands: LockCommands.names,
            signInCommands: SignInCommands.signInWords,
            isSetting: { SettingName(rawValue: SettingName.normalized($0)) != nil },
            distance: NearestWord.distance)
    }
}
