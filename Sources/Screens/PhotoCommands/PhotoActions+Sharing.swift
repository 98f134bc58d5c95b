import GalleryCore
import TextLayout
import UseCases
import Wording

extension PhotoActions {
    /// Copies a line of text for each photo, and prints it, since some terminals have no clipboard.
    func copy(
        _ part: CopyPart, _ format: CreditFormat, of chosen: [Photo]
    ) async throws(ScreenError) {
        guard part != .image else {
            for photo in chosen { try await copyPicture(of: photo) }
            return
        }
        if part == .credit { await photos.credits.stated?.load(chosen) }
        var found: [(photo: Photo, text: String)] = []
        for photo in chosen {
            guard let text = try text(of: part, format, photo) else {
                report([.problem(part == .path ? Phrases.notSavedYet : Phrases.noPage)])
                continue
            }
            // A path stays as it is, so that other programs find the file.
            found.append((photo, part == .path ? text : CleanText.lines(text)))
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

    private func copyPicture(of photo: Photo) async throws(ScreenError) {
        let title = Phrases.title(of: photo)
        progress(Phrases.copyingPicture(title))
        defer { progress(nil) }
        let isCopied = try await photos.copying.copy(photo)
        report([isCopied ? .info(Phrases.copiedPicture(title)) : .problem(Phrases.noPictureClipboard)])
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

    func credit(
        _ chosen: [Photo], _ format: CreditFormat, to file: String?, base: String?
    ) async throws(ScreenError) {
        await photos.credits.stated?.load(chosen)
        var notes: [Note] = []
        for photo in chosen.map(photos.credits.described) {
            let text = try photos.credits.text(of: photo, as: format, base: base)
            notes.append(.credit(photo, format, chosen.count > 1 ? format.item(text) : text))
        }
        if let file {
            let change = try photos.credits.write(notes.map(\.text), as: format, to: file)
            notes = [.creditsWritten(change, of: chosen.count)]
        }
        report(notes)
    }

    func describe(_ photo: Photo, _ text: String?, hint target: String) throws(ScreenError) {
        let title = Phrases.title(of: photo)
        guard let text else {
            let annotated = photos.annotated(photo)
            let note = Note.info(Phrases.altText(AltText(annotated.photo), of: title, target))
            let record = Record.annotation(annotated).showing(AnnotationField.alt.rawValue)
            return report([note.recorded(as: record)])
        }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        guard !isEmpty || photos.credits.described(photo).ownAlt != nil else {
            return report([.info(Phrases.noOwnAlt(title))])
        }
        try photos.credits.set(altText: text, of: photo)
        let note = Note.info(isEmpty ? Phrases.removedAlt(title) : Phrases.setAlt(title))
        report([note.recorded(as: Record.annotation(photos.annotated(photo)))])
    }

    private func text(
        of part: CopyPart, _ format: CreditFormat, _ photo: Photo
    ) throws(ScreenError) -> String? {
        switch part {
        case .link: photo.pageLink.flatMap(WebLink.https)
        case .credit: try photos.credits.text(of: photo, as: format)
        case .path: try photos.saving.path(of: photo)
        case .id: photo.id.description
        case .image: nil
        }
    }
}

extension Note {
    /// Credit; in the text format, with hyperlinks. In a pipe, a credit of several lines is printed as plain text.
    static func credit(_ photo: Photo, _ format: CreditFormat, _ snippet: String? = nil) -> Note {
        let links = format == .text ? Credit(photo).parts.compactMap(\.link) : []
        let text = snippet ?? Snippet(photo).text(format)
        let record = Record.credit((photo, text))
        let isRow = !text.contains("\n")
        return Note(
            kind: isRow ? .info : .answer, text: text,
            links: links.map { TextLink(text: $0, target: $0) }, isUnbroken: true,
            record: isRow ? record : record.withoutColumns)
    }

    static func creditsWritten(_ change: CreditFileChange, of count: Int) -> Note {
        .info(
            Phrases.wroteCredits(change.added, of: count, change.path), linking: change.path,
            to: WebLink.file(change.path)
        ).recorded(as: Record.creditFile(change))
    }
}
