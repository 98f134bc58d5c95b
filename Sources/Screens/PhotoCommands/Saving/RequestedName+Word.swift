import CommandShell
import GalleryCore
import UseCases
import Wording

extension SaveRequest.RequestedName {
    /// Characters that are removed or replaced in a file name, so that no name consists of them.
    private static let unnamed = ".-~:|/\\"

    /// Name as typed, with or without the extension of a picture. Commas may separate names.
    init(
        _ word: Word, refusal: (String) -> String = Phrases.fileNameOnly
    ) throws(UsageError) {
        let text = String(word.text.reversed().drop { $0 == "," }.reversed())
        var stem = text[...], ending: String?
        if let dot = text.lastIndex(of: "."), RawFormat.isPicture(ending: text[dot...].dropFirst()) {
            ending = String(text[dot...].dropFirst())
            stem = text[..<dot]
        }
        guard !stem.allSatisfy({ $0.isWhitespace || Self.unnamed.contains($0) }),
            !stem.utf8.contains(UInt8(ascii: "/"))
        else { throw UsageError(.nothing(refusal(text)), at: .argument(word.index, part: nil)) }
        do throws(FileNameTemplate.UnknownField) {
            self.init(try FileNameTemplate(String(stem)), ending: ending)
        } catch {
            let known = FileNameTemplate.Field.allCases.map { "{\($0.rawValue)}" }
            throw UsageError(
                .filterValue(error.text, of: "as", known: known), at: .argument(word.index, part: error.text))
        }
    }
}
