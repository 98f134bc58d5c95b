import CommandShell
public import Configuration
import GalleryCore
import UseCases
import Wording

/// Decides which typed lines are stored in the history, recalled by the arrow keys and suggested.
public enum RecordableLine {
    /// False for a blank line, a line that begins with a space (as with bash's ignorespace), and a line that may
    /// contain an access key, a PIN, a token, a sign-in code or the password of an address, even if misspelled or typed
    /// with another keyboard layout.
    ///
    /// `optionTakesValue` tells whether an option of the program takes a value, and returns `nil` for another word.
    public static func isRecordable(
        _ line: String, knowing keys: AccessKeys, optionTakesValue: @escaping @Sendable (String) -> Bool?
    ) -> Bool {
        guard !line.hasPrefix(" "), !line.allSatisfy(\.isWhitespace), !keys.occur(in: line) else {
            return false
        }
        let vocabulary = SecretVocabulary(of: keys.names, optionTakesValue: optionTakesValue)
        let visible = NumberList.normalized(line)
        return !SignInAnswerText.isHeld(in: visible) && !AddressCredentials.isHeld(in: visible)
            && KeysCommands.isRecordable(visible, of: keys.names)
            && commands(in: visible).flatMap(layouts).allSatisfy {
                !SecretWords($0, knowing: vocabulary).holdSecret
            }
    }

    /// The command and, unless its first word is a command, what the same keys produce in other keyboard layouts.
    private static func layouts(of command: String) -> [String] {
        let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first, !CommandWords.all.contains(first.lowercased()) else {
            return [command]
        }
        // Russian only in place of words that are commands in that layout, as the secret is typed in either.
        let russian = words.map { word in
            KeyboardLayout.russian(word).flatMap { CommandWords.all.contains($0) ? $0 : nil } ?? word
        }
        return [command, russian.joined(separator: " ")] + [KeyboardLayout.latin(command)].compactMap(\.self)
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
        self.init(
            services: Set(keys.services.map(\.rawValue)), keyCommands: CommandWords.taking(.accessKey),
            lockCommands: CommandWords.taking(.pin), signInCommands: CommandWords.taking(.signInCode),
            settingCommands: CommandWords.taking(.setting), allCommands: CommandWords.all,
            textCommands: CommandWords.ofTexts, optionTakesValue: optionTakesValue,
            isSetting: { SettingName(rawValue: SettingName.normalized($0)) != nil },
            distance: NearestWord.distance)
    }
}

/// Words of commands in every language.
enum CommandWords {
    static let all = words(of: infos)
    static let ofTexts = words(
        of: [
            SearchCommands.anywhere.info, RecommendationsCommands.anywhere.info, SeenCommand.spec.info,
            FavoritesCommands.anywhere.info, HistoryCommands.anywhere.info, BoardCommand.info,
        ] + [NoteCommand.spec.info, TagCommand.spec.info, UntagCommand.spec.info, AltCommand.spec.info])
    private static let bySecret = Dictionary(grouping: infos, by: \.secret).mapValues(words)

    private static let infos = NavigationCommands.everywhere.map(\.info) + CommandCatalog.infos

    static func taking(_ secret: CommandSecret) -> Set<String> { bySecret[secret] ?? [] }

    static func words(of infos: [CommandInfo]) -> Set<String> {
        let names = Set(infos.flatMap(\.words))
        let translations = Language.allCases.flatMap { Phrases.commandWords(in: $0) }
        return names.union(translations.filter { names.contains($0.value) }.map(\.key))
    }
}
