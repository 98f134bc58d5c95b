import ArgumentParser
import CommandShell

/// Shell completion: `gallery complete SHELL LINE [WORD]`, run by the scripts of `ShellScript`.
struct ShellCompletion {
    private let shell: ShellScript
    private let typed: TypedWord
    /// Current word as split by bash, which also splits at colons.
    private let word: String?

    /// `nil` unless the arguments are those of `complete`.
    init?(_ arguments: [String]) {
        guard arguments.count > 3, arguments[1] == "complete", let shell = ShellScript(rawValue: arguments[2])
        else { return nil }
        self.shell = shell
        // The line up to the cursor, including the program's name.
        typed = TypedWord(atEndOf: arguments[3])
        word = arguments.count > 4 ? arguments[4] : nil
    }

    /// Options before the cursor; `nil` without options, or if they are invalid.
    var options: Options? {
        let words = typed.before.dropFirst()
        guard words.contains(where: { $0.hasPrefix("-") }) else { return nil }
        return try? Options.parse(Array(words))
    }

    /// Completion runs no command, writes no file and sends no request.
    static let launch = LaunchOptions(script: [], isReadOnly: true, debug: .noNetwork)

    /// One choice per line. `commands` returns the completions of a command line.
    func answer(_ commands: (String) async -> [Completion]) async -> String {
        await choices(commands).compactMap(line).map { $0 + "\n" }.joined()
    }

    private func choices(_ commands: (String) async -> [Completion]) async -> [Completion] {
        var words: [String] = []
        var rest = typed.before.dropFirst()
        let known =
            typed.text.hasPrefix("-") || rest.contains { $0.hasPrefix("-") } ? CommandLineOption.all : []
        while let next = rest.popFirst() {
            guard let option = known.first(where: { $0.names.contains(next) }) else {
                words.append(next)
                continue
            }
            guard option.hasValue else { continue }
            if rest.popFirst() == nil {
                return option.values.filter { $0.hasPrefix(typed.text) }.map { Completion($0) }
            }
        }
        let found = await commands(
            (words.map(LineReading.quoted) + [String(typed.written)]).joined(separator: " "))
        guard typed.text.hasPrefix("-") else { return found }
        return found
            + known.flatMap { option in
                option.names.filter { $0.hasPrefix(typed.text) && $0.hasPrefix("--") }
                    .map { Completion($0, meaning: option.meaning) }
            }
    }

    /// Choice in the format of the shell; `nil` if the shell cannot insert it.
    private func line(_ choice: Completion) -> String? {
        switch shell {
        case .fish:
            // fish inserts a phrase as a single word, in which a filter would be plain text; such phrases are omitted.
            if choice.isPhrase, choice.text.contains(" "), choice.text.contains(":") { return nil }
            return choice.text + "\t" + choice.meaning
        case .zsh: return inserted(choice.text, choice) + "\t" + choice.text + "\t" + choice.meaning
        case .bash:
            let known = word.map { max(0, typed.text.count - $0.count) } ?? 0
            return inserted(String(choice.text.dropFirst(known)), choice)
        }
    }

    /// Unless a quote is open, escapes the text for bash and zsh and appends the ending of the choice.
    private func inserted(_ text: String, _ choice: Completion) -> String {
        guard typed.written.first != "\"", typed.written.first != "'" else { return text }
        let quoted = text.enumerated().map { offset, character in
            let isPlain =
                character.isLetter || character.isNumber || "-_./:,+@%=".contains(character)
                || character == "~" && offset == 0 || character == " " && choice.isPhrase
            return isPlain ? String(character) : "\\\(character)"
        }
        return quoted.joined() + choice.ending
    }
}
