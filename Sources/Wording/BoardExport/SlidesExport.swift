import GalleryCore

/// Slides: the picture on the left, title, note and credit on the right. Untrusted text is escaped.
struct SlidesExport: BoardExport {
    enum Program { case marp, presenterm }

    let board: Board
    let program: Program

    func head() -> String {
        // A double-quoted string of YAML.
        let title = ExportText.line(board.name).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let properties =
            switch program {
            case .marp: "marp: true\ntitle: \"\(title)\""
            // Then a slide ends with `---`, as in Marp.
            case .presenterm: "title: \"\(title)\"\noptions:\n  end_slide_shorthand: true"
            }
        return "---\n\(properties)\n---\n"
    }

    func entry(_ entry: ExportEntry) -> String {
        let photo = entry.item.photo, note = entry.item.annotation.note
        let parts =
            picture(entry.picture)
            + (entry.heading.map { [text($0)] } ?? [])
            + ["## " + text(Phrases.fullTitle(of: photo))]
            + (note.isEmpty ? [] : [text(note)])
            + [ExportText.line(Credit(photo).text(.markdown))]
        return (entry.number == 1 ? "\n" : "\n---\n\n") + parts.joined(separator: "\n\n") + "\n"
    }

    private func picture(_ path: String?) -> [String] {
        switch program {
        case .marp: [path.map { "![bg left:60% contain](\(WebLink.relative($0)))" } ?? missing]
        case .presenterm:
            [
                "<!-- column_layout: [7, 3] -->", "<!-- column: 0 -->",
                path.map { "![](<\(Self.plain($0))>)" } ?? missing, "<!-- column: 1 -->",
            ]
        }
    }

    private var missing: String { Phrases.PictureNotes.missing }

    /// Path between angle brackets, since presenterm does not decode percent signs.
    private static func plain(_ path: String) -> String {
        path.reduce(into: "") { $0 += ("\\<>".contains($1) ? "\\" : "") + String($1) }
    }

    func foot() -> String { "" }

    private func text(_ text: String) -> String { Markdown.text(ExportText.line(text), link: nil) }
}
