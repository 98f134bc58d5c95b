import CommandShell
import Configuration
import Wording

/// Command whose help answers a question about a word that is no command.
enum HelpTopic {
    /// Name of the command that the word probably means, or that has the word in its usage, settings or description.
    static func command(for word: String) -> String? {
        let guesses =
            FirstGuess.lines(for: [word]) + FirstGuess.lines(for: [word], hasNumbers: false)
        let guessed = guesses.compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            return CommandCatalog.info(typed: words.dropFirst(words.first == "help" ? 1 : 0).first ?? "")?
                .name
        }
        return HelpTopics.commands[word] ?? guessed.first ?? first { tokens(of: $0.usage).contains(word) }
            ?? (SettingName(typed: word) == nil ? nil : "set")
            ?? first { tokens(of: $0.summary).contains(word) }
    }

    /// Name of the command that has a form of the word in its usage or description, as `filters` is one of `filter`.
    static func command(forFormOf word: String) -> String? {
        first { (tokens(of: $0.usage) + tokens(of: $0.summary)).contains { isForm($0, of: word) } }
    }

    /// Lowercased words of usage, examples or a description.
    static func tokens(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { word in
            String(word.drop { $0 == "-" })
        }
    }

    private static func first(where isMeant: (CommandInfo) -> Bool) -> String? {
        CommandCatalog.infos.first { isMeant($0.scoped(to: ParsingScope())) }?.name
    }

    /// Whether the words differ in up to two letters at the end.
    private static func isForm(_ token: String, of word: String) -> Bool {
        let (short, long) = token.count < word.count ? (token, word) : (word, token)
        return short.count > 4 && long.count - short.count < 3 && long.hasPrefix(short)
    }
}
