import CommandShell
import Configuration
import GalleryCore
import PhotoService
import Screens

/// Which typed lines are recorded, and what an unknown command probably means.
struct TypedLineRules {
    let services: ProgramServices
    let keyFile: KeyFile?

    /// Line to suggest for an unknown command, such as `search WORDS`; `nil` for symbols, secrets and non-photo URLs.
    func meant(by line: String) -> String? {
        let reading = LineReading(line).words, words = reading.map(\.text)
        if let command = try? Command(parsing: line), command.asksForHelp, let last = reading.last {
            return meant(by: String(line.prefix(last.range.lowerBound)))
        }
        guard let first = words.first, let start = first.first, start.isLetter || start.isNumber,
            isRecordable(line), !words.contains(where: mayBeToken) || services.photoName(first) != nil
        else { return nil }
        if let latin = KeyboardLayout.latin(line), let command = try? Command(parsing: latin),
            NavigationCommands.everywhere.contains(where: { $0.info.isCalled(command.name) })
        {
            return latin
        }
        let text = String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        if words.count == 1, services.photoName(first) != nil { return "open " + text }
        return first.contains("://") ? nil : "search " + text
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
