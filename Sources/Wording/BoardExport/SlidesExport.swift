import GalleryCore

/// Slides for Marp: the picture on the left, title, note and credit on the right. Untrusted text is escaped.
struct SlidesExport: BoardExport {
    let board: Board

    func head() -> String {
        // A double-quoted string of YAML.
        let title = ExportText.line(board.name).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "---\nmarp: true\ntitle: \"\(title)\"\n---\n"
    }

    func entry(_ entry: ExportEntry) -> String {
        let photo = entry.item.photo, note = entry.item.annotation.note
        let picture = entry.picture.map { "![bg left:70% contain](\(WebLink.relative($0)))" }
        let parts =
            [picture ?? Phrases.PictureNotes.missing]
            + (entry.heading.map { [text($0)] } ?? [])
            + ["## " + text(Phrases.fullTitle(of: photo))]
            + (note.isEmpty ? [] : [text(note)])
            + [ExportText.line(Credit(photo).text(.markdown))]
        return (entry.number == 1 ? "\n" : "\n---\n\n") + parts.joined(separator: "\n\n") + "\n"
    }

    func foot() -> String { "" }

    private func text(_ text: String) -> String { Markdown.text(ExportText.line(text), link: nil) }
}
