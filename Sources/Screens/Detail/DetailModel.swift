import GalleryCore
import TextLayout
import Wording

struct DetailModel: Equatable, Sendable {
    var heading: String?
    var photo: Picture?
    /// Visible region of the photo; `nil` if all of it is visible.
    var viewport: Viewport?
    var title: String?
    /// Description, or the rest of a long text whose start is the title.
    var about: String?
    var isFavorite = false
    var author: String?
    var facts: String?
    var tags: String?
    /// Lines about the user's note, tags and boards, and about a picture that is not stored yet.
    var remarks: [String] = []
    var pageLink: String?
    var authorLink: String?
    var licenseLink: String?
    /// License name, which also occurs in `facts`.
    var licenseName = ""
    var record: Record?
    /// Facts shown by `info`.
    var details: [PhotoFact] = []
    var notes: [Note] = []
}

extension DetailModel {
    init(
        textOf photo: Photo, in list: PhotoListID, titled title: ListTitle = ListTitle(), index: Int,
        total: Int?, isFavorite: Bool, _ remarks: [String] = [],
        annotation: Annotation = Annotation()
    ) {
        self.remarks = remarks
        heading = Phrases.heading(list, title, index: index, total: total)
        record = Record.photo(
            ListedPhoto(photo: photo, number: index + 1, isFavorite: isFavorite, annotation: annotation))
        (self.title, about) = Phrases.shortTitle(of: photo)
        self.isFavorite = isFavorite
        author = Phrases.byline(of: photo)
        facts = Phrases.facts(of: photo)
        pageLink = photo.pageLink.flatMap(WebLink.https)
        authorLink = photo.author.link.flatMap(WebLink.https)
        licenseLink = photo.license.link.flatMap(WebLink.https)
        licenseName = photo.license.name
        tags =
            photo.tags.isEmpty
            ? nil : Phrases.meanings(ofTags: photo.tags).prefix(8).joined(separator: ", ")
    }

    init(alone photo: Photo) { self.photo = Picture(photo) }

    init(
        _ details: PhotoDetails, isAll: Bool = true, isFavorite: Bool = false,
        annotation: Annotation = Annotation(),
        notes: [Note] = []
    ) {
        record = Record.photo(
            ListedPhoto(photo: details.photo, isFavorite: isFavorite, annotation: annotation), hasRow: false)
        let facts = Phrases.everything(
            about: details.photo, details.statistics, isAnimated: details.isAnimated)
        self.details = facts.filter { isAll || !$0.isMinor }
        self.notes = notes
    }

    mutating func draw(_ photo: Photo) { self.photo = Picture(photo) }

    mutating func showPart(of photo: Photo, at zoom: Zoom, in range: ZoomRange) {
        draw(photo)
        viewport = range.viewport(of: zoom)
        notes = [
            .quiet(
                Phrases.zoom(
                    zoom.scale, times: zoom.scale / range.whole, x: zoom.centerX, y: zoom.centerY))
        ]
    }
}
