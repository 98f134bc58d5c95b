import GalleryCore
import TextLayout
import UseCases
import Wording

/// Results of the tools of `gallery mcp`.
extension Record {
    static let foundPhotos = RecordType<PhotoList>(
        "found_photos", "Photos that a service found.",
        [
            RecordField("photos", "Photos, best match first.", listedFields) {
                $0.photos.map { ListedPhoto(photo: $0, isFavorite: false) }
            },
            RecordField("total", "Number of all photos found; null if the service does not tell.") {
                $0.total
            },
            RecordField("has_more", "Whether a further page exists.") { $0.hasMore },
            RecordField("notes", "Remarks, such as a service that did not reply.") {
                $0.notes.map(Phrases.note)
            },
        ])

    static let photoDetails = RecordType<Photo>(
        "photo_details", "One photo.",
        [RecordField("photo", "The photo.", listedFields + detailFields) { listed($0) }])

    static let photoCredit = RecordType<(photo: Photo, format: CreditFormat, credit: PhotoCredit)>(
        "photo_credit", "Credit of a photo.",
        [
            RecordField("id", idMeaning) { $0.photo.id.description },
            RecordField("format", "Format of the credit.") { $0.format.rawValue },
            RecordField("credit", "Credit to put beside the photo, unchanged.") { $0.credit.text },
            RecordField("complete", "Whether the credit has all parts; a figure needs a saved file.") {
                $0.credit.isComplete
            },
        ] + termFields { $0.photo })

    static let savedPhoto = RecordType<(photo: Photo, saved: SavedPhoto)>(
        "saved_photo", "File of a photo, with its credit inside or beside it.",
        saved.fields("id", "path", "new", "width", "scaled", "embedded")
            + [RecordField("credit", "Credit as plain text.") { Credit($0.photo).text() }]
            + termFields { $0.photo })

    static let checkedFolder = RecordType<CheckedFolder>(
        "checked_folder", "Pictures of a folder, compared with their services.",
        [
            RecordField("folder", "Path of the folder.") { $0.folder },
            RecordField("checked", "Number of pictures that were compared.") { $0.summary.checked },
            RecordField("findings", "Differences.", checked.fields("id", "path", "finding", "before", "now"))
            {
                $0.findings.map { (photo: $0.photo, path: $0.path, change: Optional($0.change)) }
            },
            RecordField("without_credit", "Paths of pictures without a credit.") { $0.withoutCredit },
            RecordField("unchecked", "Services that did not reply, with the reason.") { $0.failures },
        ])

    private static let listedFields =
        photo.fields(
            "id", "service", "invented", "title", "description", "author", "license", "licenses", "credit",
            "page", "preview", "width", "height", "filetype")
        + termFields { (listed: ListedPhoto) in
            listed.photo
        }

    private static let detailFields = photo.fields(
        "alt", "tags", "provenance", "original", "color", "published", "taken", "place", "camera")

    private static func listed(_ photo: Photo) -> ListedPhoto { ListedPhoto(photo: photo, isFavorite: false) }

    private static func termFields<Subject>(
        _ photo: @escaping @Sendable (Subject) -> Photo
    ) -> [RecordField<Subject>] {
        [
            RecordField("license_known", "Whether the license is known. If not, do not use the photo.") {
                photo($0).license.isKnown
            },
            RecordField("must_show", "What a use of the photo must show, and what its license forbids.") {
                Phrases.Tools.terms(of: photo($0))
            },
        ]
    }
}

/// Result of comparing the pictures of a folder with their services.
struct CheckedFolder {
    struct Finding {
        let photo: Photo
        let path: String?
        let change: PhotoChange
    }

    let folder: String
    var summary = ComparisonInteractor.Summary()
    var findings: [Finding] = []
    var withoutCredit: [String] = []

    var failures: [String] {
        summary.failures.map { Phrases.Check.unchecked($1, $0, Phrases.explanation($2)) }
    }
}
