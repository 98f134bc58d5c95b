import GalleryCore
import TextLayout
import UseCases

/// Field that a command without a new text shows. In a pipe, the row of the annotation has only this field.
enum AnnotationField: String, Sendable {
    case note, tags, alt
}

extension Record {
    static let kept = RecordType<Photo>("kept", "Photo that fav made a favorite, or that was one.", [id])
    static let forgotten = RecordType<Photo>(
        "forgotten", "Photo that unfav removed from the favorites.", [id])

    static let saved = RecordType<(photo: Photo, saved: SavedPhoto)>(
        "saved", "File that save wrote, or that was there.",
        [
            RecordField("id", idMeaning) { $0.photo.id.description },
            RecordField("path", "Path of the file.", isColumn: true) { $0.saved.file.path },
            RecordField("new", "Whether the file was written now.") { $0.saved.file.isNew },
            RecordField("embedded", "Whether the credit is in the file itself.") {
                $0.saved.metadata.hasCredit
            },
        ])

    static let annotation = RecordType<(photo: Photo, annotation: Annotation)>(
        "annotation", "Note, tags and alternative text of a photo, from note, tag, untag and alt.",
        [
            RecordField("id", idMeaning) { $0.photo.id.description },
            RecordField(AnnotationField.note.rawValue, "Note of yours.") {
                $0.annotation.note.isEmpty ? nil : $0.annotation.note
            },
            RecordField(AnnotationField.tags.rawValue, "Tags of yours.") { $0.annotation.tags },
            RecordField(AnnotationField.alt.rawValue, "Text in place of the picture; yours, if you set one.")
            {
                $0.photo.ownAlt ?? $0.photo.altText
            },
        ])

    static let credit = text("credit", "Credit that credit prints.", "Credit in the chosen format.")
    static let copied = text("copied", "Text that copy put into the clipboard.", "Copied text.")
    static let reason = text("reason", "Reason of a recommendation, from why.", "Reason.")

    static let creditFile = RecordType<CreditFileChange>(
        "credit_file", "File to which credit or credits wrote.",
        [
            RecordField("path", "Path of the file.", isColumn: true) { $0.path },
            RecordField("added", "Number of credits that the file lacked.") { $0.added },
        ])

    static let fileCredit = RecordType<(item: CreditsItem, text: String)>(
        "file_credit", "Credit of a picture file or of a board's photo, from credits and info.",
        [
            RecordField("path", "Path of the file; null for a photo of a board.") { $0.item.path },
            RecordField("id", idMeaning) { $0.item.photo?.id.description },
            RecordField("text", "Credit in the chosen format.") { $0.text },
            RecordField("alt", "Text in place of the picture.") {
                $0.item.photo.flatMap(AltText.init)?.text
            },
            RecordField("place", "Where the credit was found: sidecar or embedded.") {
                $0.item.file?.place?.rawValue
            },
        ])

    static let checked = RecordType<(photo: Photo, path: String?, change: PhotoChange?)>(
        "checked", "Photo that check compared with its service, once for each finding.",
        [
            RecordField("id", idMeaning, isColumn: true) { $0.photo.id.description },
            RecordField("path", "Path of the file; null for a photo of a board or favorite.") { $0.path },
            RecordField(
                "finding",
                "Result: unchanged, license, page, size, missing, no_derivatives, noncommercial or no_author.",
                isColumn: true
            ) { $0.change?.name ?? "unchanged" },
            RecordField("before", "Stored value, if it changed.") { $0.change?.values.before },
            RecordField("now", "Value at the service, if it changed.") { $0.change?.values.now },
        ])

    static let page = RecordType<(photo: Photo, link: String)>(
        "page", "Page that web opens.",
        [
            RecordField("id", idMeaning) { $0.photo.id.description },
            RecordField("page", "Address of the photo's page.", isColumn: true) { $0.link },
        ])

    static let exported = RecordType<(board: Board, path: String)>(
        "exported", "Board that board export wrote.",
        [
            RecordField("board", "Name of the board.") { $0.board.name },
            RecordField("path", "Path of the export.", isColumn: true) { $0.path },
        ])

    private static let idMeaning = "Identifier of the photo."
    private static let id = RecordField<Photo>("id", idMeaning) { $0.id.description }

    private static func text(
        _ name: String, _ meaning: String, _ text: String
    ) -> RecordType<(photo: Photo, text: String)> {
        RecordType(
            name, meaning,
            [
                RecordField("id", idMeaning) { $0.photo.id.description },
                RecordField("text", text, isColumn: true) { $0.text },
            ])
    }
}
