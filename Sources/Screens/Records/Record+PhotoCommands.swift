import GalleryCore
import TextLayout
import UseCases

extension Record {
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

    static let exported = RecordType<(board: Board, path: String)>(
        "exported", "Board that board export wrote.",
        [
            RecordField("board", "Name of the board.") { $0.board.name },
            RecordField("path", "Path of the export.", isColumn: true) { $0.path },
        ])

    static let idMeaning = "Identifier of the photo."
    static let inventedMeaning = "Whether the demo painted the picture and invented its author."
    static let id = RecordField<Photo>("id", idMeaning) { $0.id.description }

    static func text(
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
