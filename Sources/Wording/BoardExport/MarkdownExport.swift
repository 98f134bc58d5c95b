import FoundationEssentials
import GalleryCore

/// CommonMark document, with untrusted text escaped.
struct MarkdownExport: BoardExport {
    let board: Board
    let date: Date

    func head() -> String {
        let note = ExportText.line(board.note)
        let parts =
            ["# " + text(board.name), text(Phrases.BoardFiles.facts(board))]
            + (note.isEmpty ? [] : [text(note)])
            + (board.cover.map { [text(Phrases.BoardFiles.cover(Phrases.fullTitle(of: $0)))] } ?? [])
        return parts.joined(separator: "\n\n") + "\n"
    }

    func entry(_ entry: ExportEntry) -> String {
        let photo = entry.item.photo
        let annotation = entry.item.annotation
        let words = text(AltText(photo)?.text ?? Phrases.fullTitle(of: photo))
        let picture = entry.picture.map { "![\(words)](\(WebLink.relative($0)))" }
        let parts =
            (entry.heading.map { ["## " + text($0)] } ?? [])
            + [
                "\(entry.item.section == nil ? "##" : "###") \(entry.number). "
                    + text(Phrases.fullTitle(of: photo))
            ]
            + [picture ?? Phrases.PictureNotes.missing]
            + (annotation.note.isEmpty ? [] : [text(annotation.note)])
            + (annotation.tags.isEmpty ? [] : [annotation.tags.map(text).joined(separator: ", ")])
            + [ExportText.line(Credit(photo).text(.markdown))]
        return "\n" + parts.joined(separator: "\n\n") + "\n"
    }

    func foot() -> String { "\n---\n\n" + text(Phrases.BoardFiles.made(on: Phrases.day(date))) + "\n" }

    private func text(_ text: String) -> String { Markdown.text(ExportText.line(text), link: nil) }
}
