import GalleryCore
import TextLayout
import Wording

/// What leads out of the program: the clipboard and the browser.
extension PhotoActions {
    /// Prints the text too: it may be wanted elsewhere, and not every terminal has a clipboard.
    func copy(_ part: CopyPart, of photo: Photo) async {
        let text: String
        do throws(ScreenError) {
            guard let found = try self.text(of: part, photo) else {
                let missing = part == .path ? Phrases.notSavedYet : Phrases.noPage
                return report([.problem(missing)])
            }
            text = found
        } catch {
            return report(Note.problem(error))
        }
        let target = part == .path ? WebLink.file(text) : WebLink.https(text)
        let isCopied = await clipboard(text)
        let record = Record("copied", photo, [Record.Field("text", .text(text))])
        report([.info(isCopied ? Phrases.copied(text) : text, linking: text, to: target).recorded(as: record)]
        )
    }

    func openPage(of photo: Photo) async {
        guard let link = photo.pageLink.flatMap(WebLink.https) else {
            return report([.problem(Phrases.noPage)])
        }
        let isOpen = await photos.pages.open(link)
        let record = Record("page", photo, [Record.Field("page", .text(link))])
        report([.info(isOpen ? Phrases.opened(link) : link, linking: link, to: link).recorded(as: record)])
    }

    private func text(of part: CopyPart, _ photo: Photo) throws(ScreenError) -> String? {
        switch part {
        case .link: photo.pageLink.flatMap(WebLink.https)
        case .credit: Credit(photo).text()
        case .path: try photos.saving.path(of: photo)
        case .id: photo.id.description
        }
    }
}

extension Note {
    /// A credit; in plain text its addresses lead where they say.
    static func credit(_ photo: Photo, _ format: CreditFormat) -> Note {
        let credit = Credit(photo)
        let links = format == .text ? credit.parts.compactMap(\.link) : []
        let text = credit.text(format)
        return Note(
            kind: .info, text: text, links: links.map { TextLink(text: $0, target: $0) },
            record: Record("credit", photo, [Record.Field("text", .text(text))]))
    }
}
