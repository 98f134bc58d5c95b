import GalleryCore
import TextLayout
import Wording

struct ListedPhoto {
    let photo: Photo
    var number: Int?
    let isFavorite: Bool
    var reason: String?
    var section: String?
    var annotation = Annotation()
    var twin: Twin?
}

extension Record {
    static let photo = RecordType<ListedPhoto>(
        "photo", "Photo of a list, or the one on the screen.",
        [
            RecordField("id", "Identifier, such as unsplash:abc123.", isColumn: true) {
                $0.photo.id.description
            },
            RecordField("service", "Service of the photo.") { $0.photo.id.service.rawValue },
            RecordField("invented", inventedMeaning) { $0.photo.isInvented },
            RecordField("key", "Identifier at the service.") { $0.photo.id.key },
            RecordField("number", "Number in the list; null for info.", isColumn: true) { $0.number },
            RecordField(
                "title", "Title; without one the description or the alternative text.", isColumn: true
            ) {
                Phrases.fullTitle(of: $0.photo)
            },
            RecordField("description", "Description by the author.") { $0.photo.about },
            RecordField("alt", "Text in place of the picture; yours, if you set one.") {
                $0.photo.ownAlt ?? $0.photo.altText
            },
            RecordField("tags", "Tags in lower case.") { $0.photo.tags },
            RecordField("note", "Note of yours.") { $0.annotation.note.isEmpty ? nil : $0.annotation.note },
            RecordField("own_tags", "Tags of yours.") { $0.annotation.tags },
            RecordField("author", "Author.", isColumn: true, author) { $0.photo.author },
            RecordField("license", "License.", isColumn: true, license) { $0.photo.license },
            RecordField("licenses", "Names of all licenses, if there are several.") {
                $0.photo.licenses ?? []
            },
            RecordField(
                "provenance", "Sources of author and license, if known.", provenance,
                optional: { $0.photo.provenance }),
            RecordField("credit", "Credit as plain text: title, author, source and license.") {
                Credit($0.photo).text()
            },
            RecordField("preview", "Address of a picture about 640 pixels wide.") { listed in
                listed.photo.source.variant(forWidth: 640).flatMap { WebLink.https($0.address) }
            },
            RecordField("original", "Address of the full-size file, if the service lists it.") {
                $0.photo.original.flatMap(WebLink.https)
            },
            RecordField("path", "Path of the file; null for photos of services.") { $0.photo.filePath },
            RecordField("width", "Width of the full-size file in pixels.", isColumn: true) {
                $0.photo.size?.width
            },
            RecordField("height", "Height of the full-size file in pixels.", isColumn: true) {
                $0.photo.size?.height
            },
            RecordField("bytes", "Size of the file in bytes; null for photos of services.") {
                $0.photo.bytes
            },
            RecordField("page", "Address of the photo's page.", isColumn: true) { $0.photo.pageLink },
            RecordField("filetype", "Type of the full-size file, such as jpg.") { $0.photo.fileType },
            RecordField("color", "Average color, such as #8a7f6d.") { $0.photo.color?.hex },
            RecordField("blurhash", "BlurHash of the picture.") { $0.photo.blurHash },
            RecordField("published", "Date of publication.") { $0.photo.date },
            RecordField(
                "taken",
                "Date when the photo was taken or the work was made, in EDTF (loc.gov/standards/datetime): "
                    + "1511, 1734~ (about), 189X (decade), 18XX (19th century), 1850/1860, ../1900 (before)."
            ) {
                $0.photo.taken?.description
            },
            RecordField(
                "taken_precision", "Precision of taken: time, day, month, year, decade or century."
            ) {
                $0.photo.taken?.precision.rawValue
            },
            RecordField("place", "Place of the photo.", place, optional: { $0.photo.place }),
            RecordField("counts", "Counts of the service.", counts) { $0.photo.counts },
            RecordField(
                "camera", "Camera settings; most lists omit them.", camera, optional: { $0.photo.exif }),
            RecordField("favorite", "Whether the photo is a favorite.") { $0.isFavorite },
            RecordField("reason", "Reason why the photo is recommended.") { $0.reason },
            RecordField("section", "Section of the board.") { $0.section },
            RecordField("twins", "Number of the group of files with the same picture.") { $0.twin?.group },
            RecordField("copy", "Whether a better file has the same picture.") { $0.twin.map { !$0.isBest } },
        ])

    private static let author: [RecordField<Author>] = [
        RecordField("name", "Name for credits.") { $0.name },
        RecordField("username", "Name of the account.") { $0.username },
        RecordField("link", "Address of the profile.") { $0.link },
    ]

    private static let license: [RecordField<License>] = [
        RecordField("code", "Code, such as cc0 or by-sa.") { $0.code },
        RecordField("name", "Name, such as CC BY-SA 4.0.") { $0.name },
        RecordField("link", "Address of the license.") { $0.link },
    ]

    private static let provenance: [RecordField<CreditProvenance>] = [
        RecordField("author", "Source of the author: page, attribution, structured_data or both.") {
            $0.author.rawValue
        },
        RecordField("license", "Source of the license.") { $0.license.rawValue },
        RecordField("other_author", "Author that only the other source names.") { $0.otherAuthor },
        RecordField("other_license", "License that only the other source names.") { $0.otherLicense },
    ]

    private static let place: [RecordField<Place>] = [
        RecordField("name", "Name, such as Bergen, Norway.") { $0.name },
        RecordField("latitude", "Degrees north.") { $0.latitude },
        RecordField("longitude", "Degrees east.") { $0.longitude },
    ]

    private static let counts: [RecordField<Counts>] = [
        RecordField("likes", "Likes.") { $0.likes },
        RecordField("views", "Views.") { $0.views },
        RecordField("downloads", "Downloads.") { $0.downloads },
        RecordField("comments", "Comments.") { $0.comments },
    ]

    private static let camera: [RecordField<Exif>] = [
        RecordField("model", "Camera.") { $0.camera },
        RecordField("lens", "Lens.") { $0.lens },
        RecordField("exposure", "Exposure time in seconds, such as 1/250.") { $0.exposure },
        RecordField("aperture", "F-number, such as 3.5.") { $0.aperture },
        RecordField("focal_length", "Focal length in millimeters.") { $0.focalLength },
        RecordField("iso", "Film speed.") { $0.iso },
    ]
}
