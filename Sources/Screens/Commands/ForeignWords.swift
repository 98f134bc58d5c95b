public import CommandShell
import Configuration

/// Commands for words such as `:wq`, for names of settings, and for names joined with a number, such as `open3`.
public enum ForeignWords {
    /// Words that replace the command word, such as `open 3` for `open3`; `nil` for every other word.
    @Sendable public static func replacement(for command: Command) -> String? {
        if isLeaving(command.name) { return "quit" }
        if let setting = SettingName(typed: command.name), command.arguments.count < 2,
            command.arguments.allSatisfy(setting.accepts)
        {
            return "set \(setting.rawValue)"
        }
        let digits = command.name.reversed().prefix { ("0"..."9").contains($0) }
        let word = String(command.name.dropLast(digits.count))
        guard !digits.isEmpty, let info = CommandCatalog.info(word), info.words.contains(word) else {
            return nil
        }
        return "\(word) \(String(digits.reversed()))"
    }

    /// Whether the word ends other programs, such as `:wq`, `exit()` and `.quit`.
    private static func isLeaving(_ word: String) -> Bool {
        let marks: Set<Character> = [".", ":", "/", "\\", "(", ")", ";", "!"]
        let bare = word.filter { !marks.contains($0) }
        return ["bye", "zz", "zq"].contains(word)
            || bare != word && ["quit", "exit", "q", "qa", "wq", "wqa", "x", "xa"].contains(bare)
    }
}
