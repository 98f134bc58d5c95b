import FoundationEssentials
import GalleryCore

/// Contact sheet: a single page without scripts. Services may ask to load pictures from their own addresses, so these
/// may be remote; a content security policy (W3C CSP Level 3) blocks other remote resources. Escapes untrusted text.
struct HTMLExport: BoardExport {
    let board: Board
    let date: Date
    /// Hosts of remote pictures, optionally with a leading `*.`; others are ignored.
    let pictureHosts: [String]

    func head() -> String {
        let name = HTMLText.escaped(ExportText.line(board.name))
        let note = ExportText.lines(board.note)
        return """
            <!DOCTYPE html>
            <html lang="\(Language.current.code)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="referrer" content="no-referrer">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="gallery \(ProgramVersion.number)">
            <title>\(name)</title>
            <style>\(ExportStyle.text)</style>
            </head>
            <body>
            <header>
            <h1 dir="auto">\(name)</h1>
            <p>\(HTMLText.escaped(Phrases.BoardFiles.facts(board)))</p>
            \(note.isEmpty ? "" : "<p class=\"note\" dir=\"auto\">\(HTMLText.escaped(note))</p>\n")</header>
            <main>

            """
    }

    func entry(_ entry: ExportEntry) -> String {
        let photo = entry.item.photo
        let annotation = entry.item.annotation
        let title = HTMLText.escaped(ExportText.line(Phrases.fullTitle(of: photo)))
        let note = ExportText.lines(annotation.note)
        let tags = annotation.tags.map { "<li dir=\"auto\">\(HTMLText.escaped(ExportText.line($0)))</li>" }
        let lines =
            ["<h2 dir=\"auto\"><span>\(entry.number)</span> \(title)</h2>"]
            + (note.isEmpty ? [] : ["<p class=\"note\" dir=\"auto\">\(HTMLText.escaped(note))</p>"])
            + (tags.isEmpty ? [] : ["<ul>\(tags.joined())</ul>"])
            + ["<p class=\"credit\" dir=\"auto\">\(ExportText.line(Credit(photo).text(.html)))</p>"]
        let heading = entry.heading.map { HTMLText.escaped(ExportText.line($0)) }
        return (heading.map { "<h2 class=\"section\" dir=\"auto\">\($0)</h2>\n" } ?? "") + """
            <figure id="photo-\(entry.number)"\(photo.id == board.cover?.id ? " class=\"cover\"" : "")>
            \(picture(entry))
            <figcaption>
            \(lines.joined(separator: "\n"))
            </figcaption>
            </figure>

            """
    }

    func foot() -> String {
        """
        </main>
        <footer><p>\(HTMLText.escaped(Phrases.BoardFiles.made(on: Phrases.day(date))))</p></footer>
        </body>
        </html>

        """
    }

    private func picture(_ entry: ExportEntry) -> String {
        let photo = entry.item.photo
        guard let path = entry.picture.map(WebLink.relative) ?? entry.address.map(HTMLText.escaped) else {
            return "<div class=\"missing\">\(HTMLText.escaped(Phrases.PictureNotes.missing))</div>"
        }
        let words = HTMLText.escaped(ExportText.line(AltText(photo)?.text ?? Phrases.fullTitle(of: photo)))
        let size = photo.size.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
        // Later pictures load lazily, since a page may have thousands.
        let timing = entry.number > Self.eagerImages ? " loading=\"lazy\"" : ""
        return "<a href=\"\(path)\"><img src=\"\(path)\" alt=\"\(words)\"\(size)\(timing)></a>"
    }

    private static let eagerImages = 60

    /// Allows pictures from the folder and from `pictureHosts`, and the style sheet by its hash.
    private var policy: String {
        let hosts = pictureHosts.filter(Self.isHost).map { " https://\($0)" }.joined()
        return "default-src 'none'; img-src 'self' file: data:\(hosts); "
            + "style-src 'sha256-\(ExportStyle.sum)'; base-uri 'none'; form-action 'none'"
    }

    /// Whether the text cannot end the source list of a policy.
    private static func isHost(_ text: String) -> Bool {
        let name = text.hasPrefix("*.") ? text.dropFirst(2) : text[...]
        return !name.isEmpty
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
    }
}
