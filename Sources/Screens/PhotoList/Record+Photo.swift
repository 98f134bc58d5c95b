import FoundationEssentials
import GalleryCore
import TextLayout
import Wording

extension Record {
    /// Full record of a photo, with field names from the schema in README.md.
    init(_ photo: Photo, number: Int?, isFavorite: Bool, reason: String? = nil, section: String? = nil) {
        self.init(
            "photo",
            [
                Field("number", .integer(number)), Field("favorite", .flag(isFavorite)),
                Field("reason", .text(reason)), Field("section", .text(section)),
            ] + photo.names + photo.terms + photo.looks + photo.facts,
            columns: number == nil
                ? [] : ["id", "number", "title", "author", "license", "width", "height", "page"])
    }

    /// Record of an action on a photo or a fact about it; a pipe gets the field named `answer`.
    init(_ kind: String, _ photo: Photo, _ fields: [Field] = [], answer: String? = nil) {
        self.init(
            kind, [Field("id", .text(photo.id.description))] + fields, columns: answer.map { [$0] } ?? [])
    }
}

extension Photo {
    fileprivate var names: [Record.Field] {
        [
            Record.Field("id", .text(id.description)), Record.Field("service", .text(id.service.rawValue)),
            Record.Field("key", .text(id.key)),
            Record.Field("title", .text(Phrases.title(of: self))),
            Record.Field("description", .text(about)), Record.Field("alt", .text(altText)),
            Record.Field("tags", .texts(tags)), Record.Field("page", .text(pageLink)),
            Record.Field(
                "author",
                .record([
                    Record.Field("name", .text(author.name)),
                    Record.Field("username", .text(author.username)),
                    Record.Field("link", .text(author.link)),
                ])),
        ]
    }

    fileprivate var terms: [Record.Field] {
        [
            Record.Field(
                "license",
                .record([
                    Record.Field("code", .text(license.code)), Record.Field("name", .text(license.name)),
                    Record.Field("link", .text(license.link)),
                ])),
            Record.Field("credit", .text(Credit(self).text())),
        ]
    }

    fileprivate var looks: [Record.Field] {
        [
            Record.Field("width", .integer(size?.width)), Record.Field("height", .integer(size?.height)),
            Record.Field("color", .text(color?.hex)), Record.Field("blurhash", .text(blurHash)),
            Record.Field("filetype", .text(fileType)),
            Record.Field(
                "preview", .text(source.variant(forWidth: 640).flatMap { WebLink.https($0.address) })),
        ]
    }

    fileprivate var facts: [Record.Field] {
        [
            Record.Field("published", .text(date?.formatted(.iso8601))),
            Record.Field("taken", .text(taken?.description)),
            Record.Field(
                "place",
                place.map { place in
                    .record([
                        Record.Field("name", .text(place.name)),
                        Record.Field("latitude", .number(place.latitude)),
                        Record.Field("longitude", .number(place.longitude)),
                    ])
                } ?? .nothing),
            Record.Field(
                "counts",
                .record([
                    Record.Field("likes", .integer(counts.likes)),
                    Record.Field("views", .integer(counts.views)),
                    Record.Field("downloads", .integer(counts.downloads)),
                    Record.Field("comments", .integer(counts.comments)),
                ])),
            Record.Field("camera", exif.map(\.value) ?? .nothing),
        ]
    }
}

extension Exif {
    fileprivate var value: RecordValue {
        .record([
            Record.Field("model", .text(camera)), Record.Field("lens", .text(lens)),
            Record.Field("exposure", .text(exposure)), Record.Field("aperture", .text(aperture)),
            Record.Field("focal_length", .text(focalLength)), Record.Field("iso", .integer(iso)),
        ])
    }
}
