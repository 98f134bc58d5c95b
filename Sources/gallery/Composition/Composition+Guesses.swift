import CommandShell
import Configuration
import GalleryCore
import PhotoService
import Screens

extension Composition {
    /// Suggested line in place of an unknown command, such as `search WORDS`; `nil` for a possible secret or a URL.
    func meant(by line: String) -> String? {
        let words = LineReading(line).words.map(\.text)
        guard let first = words.first, let start = first.first, start.isLetter || start.isNumber,
            RecordableLine.isRecordable(line, knowing: services.keys.with(tokensOf: keyFile)),
            !words.contains(where: mayBeToken) || services.photoName(first) != nil
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

    /// Access keys have at least 20 letters and digits.
    private func mayBeToken(_ word: String) -> Bool {
        word.count >= 20 && word.contains(where: \.isNumber) && word.allSatisfy { $0.isLetter || $0.isNumber }
    }
}
