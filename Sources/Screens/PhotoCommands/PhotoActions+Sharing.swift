import GalleryCore
import TextLayout
import UseCases
import Wording

extension PhotoActions {
    /// Copies and prints the text, as not every terminal has a clipboard. Several photos are copied as one line each.
    func copy(_ part: CopyPart, of chosen: [Photo]) async {
        var found: [(photo: Photo, text: String)] = []
        for photo in chosen {
            do throws(ScreenError) {
                guard let text = try text(of: part, photo) else {
                    report([.problem(part == .path ? Phrases.notSavedYet : Phrases.noPage)])
                    continue
                }
                found.append((photo, text))
            } catch {
                return report(Note.problem(error))
            }
        }
        guard !found.isEmpty else { return }
        let isCopied = await clipboard(found.map(\.text).joined(separator: "\n"))
        report(
            found.map { photo, text in
                let target = part == .path ? WebLink.file(text) : WebLink.https(text)
                return .info(isCopied ? Phrases.copied(text) : text, linking: text, to: target)
                    .recorded(as: Record.copied((photo, text)))
            })
    }

    func openPage(of photo: Photo) async {
        guard let link = photo.pageLink.flatMap(WebLink.https) else {
            return report([.problem(Phrases.noPage)])
        }
        let isOpen = await photos.pages.open(link)
        let sentence = isOpen ? Phrases.opened(link) : link
        report([
            .info(sentence, linking: link, to: link).recorded(as: Record.page((photo, link)))
        ])
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
    /// Credit; in plain text its addresses are hyperlinks.
    static func credit(_ photo: Photo, _ format: CreditFormat) -> Note {
        let credit = Credit(photo)
        let links = format == .text ? credit.parts.compactMap(\.link) : []
        let text = credit.text(format)
        return Note(
            kind: .info, text: text, links: links.map { TextLink(text: $0, target: $0) }, isUnbroken: true,
            record: Record.credit((photo, text)))
    }
}
