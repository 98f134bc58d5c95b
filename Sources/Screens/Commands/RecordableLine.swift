import CommandShell
public import Configuration
import GalleryCore
import UseCases

/// Decides which typed lines are stored in the history, recalled by the arrow keys and suggested.
public enum RecordableLine {
    /// False for a blank line, a line that begins with a space (as with bash's ignorespace), and a line that may
    /// contain an access key, a PIN, a token or a sign-in code, even if misspelled.
    ///
    /// `optionTakesValue` tells whether an option of the program takes a value, and returns `nil` for another word.
    public static func isRecordable(
        _ line: String, knowing keys: AccessKeys, optionTakesValue: @escaping @Sendable (String) -> Bool?
    ) -> Bool {
        guard !line.hasPrefix(" "), !line.allSatisfy(\.isWhitespace), !SignInAnswerText.isHeld(in: line)
        else { return false }
        let vocabulary = SecretVocabulary(of: keys.names, optionTakesValue: optionTakesValue)
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
    init(of keys: [KeyName], optionTakesValue: @escaping @Sendable (String) -> Bool? = { _ in nil }) {
        let texts =
            [
                SearchCommands.anywhere.info, RecommendationsCommands.anywhere.info, SeenCommand.spec.info,
                FavoritesCommands.spec.info, HistoryCommands.anywhere.info, BoardCommands.info,
            ] + AnnotationCommands.all.map(\.info)
        self.init(
            services: Set(keys.services.map(\.rawValue)), lockCommands: LockCommands.names,
            signInCommands: SignInCommands.signInWords, textCommands: Set(texts.flatMap(\.words)),
            optionTakesValue: optionTakesValue,
            isSetting: { SettingName(rawValue: SettingName.normalized($0)) != nil },
            distance: NearestWord.distance)
    }
}
