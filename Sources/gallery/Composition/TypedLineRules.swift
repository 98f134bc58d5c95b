import CommandShell
import Configuration
import GalleryCore
import PhotoService
import Screens
import Wording

/// Which typed lines are recorded, and what an unknown command probably means.
struct TypedLineRules {
    let services: ProgramServices
    let keyFile: KeyFile?

    /// Line to suggest for an unknown command; `nil` for symbols, secrets and non-photo URLs.
    func meant(by line: String) -> String? {
        typedInOtherLayout(line) ?? search(for: line).map(Phrases.typed)
    }

    /// `search WORDS` or, for a photo's address, `open ADDRESS`; `nil` for a command in another keyboard layout. A
    /// misspelling of a command is a search only if it is also a common word, such as `sea`.
    func search(for line: String, isMisspelling: Bool) -> String? {
        guard typedInOtherLayout(line) == nil,
            !isMisspelling || Phrases.commonTags.contains(where: { line.hasPrefix($0 + " ") || line == $0 })
        else { return nil }
        return search(for: line)
    }

    private func search(for line: String) -> String? {
        let reading = LineReading(line).words, words = reading.map(\.text)
        if let command = try? Command(parsing: line), command.asksForHelp, let last = reading.last {
            return search(for: String(line.prefix(last.range.lowerBound)))
        }
        guard let first = words.first, let start = first.first, start.isLetter || start.isNumber,
            isRecordable(line), !words.contains(where: mayBeToken) || services.photoName(first) != nil
        else { return nil }
        let text = String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        if words.count == 1, services.photoName(first) != nil { return "open " + text }
        return first.contains("://") ? nil : "search " + text
    }

    private func typedInOtherLayout(_ line: String) -> String? {
        guard isRecordable(line), let latin = KeyboardLayout.latin(line),
            let command = try? Command(parsing: latin),
            NavigationCommands.everywhere.contains(where: { $0.info.isCalled(command.name) })
        else { return nil }
        return latin
    }

    /// False for a line with a secret, which the corrected line would also contain, and which it would record.
    func mayCorrect(_ line: String) -> Bool { isRecordable(String(line.drop(while: \.isWhitespace))) }

    /// Error for a secret after `/`, such as `/lock 4711`: it would be sent to a service and recorded as a search.
    func refusal(of command: Command) -> UsageError? {
        let isShort = NavigationCommands.everywhere.contains { spec in
            if case .prefix(let sign) = spec.info.shorthand { command.name.first == sign } else { false }
        }
        guard isShort, !isRecordable(([command.name] + command.arguments).joined(separator: " ")) else {
            return nil
        }
        return UsageError(.nothing(Phrases.secretSearch))
    }

    func isRecordable(_ line: String) -> Bool {
        RecordableLine.isRecordable(
            line, knowing: services.keys.with(tokensOf: keyFile),
            optionTakesValue: CommandLineOption.takesValue)
    }

    /// Whether the word has the form of an access key: at least 20 letters and digits.
    private func mayBeToken(_ word: String) -> Bool {
        word.count >= 20 && word.contains(where: \.isNumber) && word.allSatisfy { $0.isLetter || $0.isNumber }
    }
}
