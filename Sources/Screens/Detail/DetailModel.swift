import GalleryCore
import TextLayout
import Wording

/// What the photo screen shows: finished strings and a picture reference.
struct DetailModel: Equatable, Sendable {
    /// Where one is; nil when only notes are shown.
    var place: String?
    var photo: Picture?
    /// The part of the photo that is looked at; nil for all of it.
    var viewport: Viewport?
    var title: String?
    var isFavorite = false
    var author: String?
    var facts: String?
    var tags: String?
    /// What the person says of it, a line each.
    var remarks: [String] = []
    /// The photo's page, which its title leads to.
    var pageLink: String?
    var authorLink: String?
    var licenseLink: String?
    /// As it stands in the facts.
    var licenseName = ""
    /// The photo for a program.
    var record: Record?
    /// Everything else that is known, when asked for.
    var details: [PhotoFact] = []
    var notes: [Note] = []
}

extension DetailModel {
    /// What is said of one photo, without its picture.
    init(
        wordsFor photo: Photo, in list: PhotoListID, titled title: ListTitle = ListTitle(), index: Int,
        total: Int?, isFavorite: Bool, _ remarks: [String] = []
    ) {
        self.remarks = remarks
        place = Phrases.place(list, title, index: index, total: total)
        record = Record(photo, number: index + 1, isFavorite: isFavorite)
        self.title = Phrases.title(of: photo)
        self.isFavorite = isFavorite
        // Its facts say that it is the person's own.
        author = photo.author.name == CreditWords.own ? nil : Phrases.byline(Phrases.name(of: photo.author))
        facts = Phrases.facts(of: photo)
        pageLink = photo.pageLink.flatMap(WebLink.https)
        authorLink = photo.author.link.flatMap(WebLink.https)
        licenseLink = photo.license.link.flatMap(WebLink.https)
        licenseName = photo.license.name
        tags = photo.tags.isEmpty ? nil : photo.tags.prefix(8).joined(separator: ", ")
    }

    /// The picture alone.
    init(alone photo: Photo) { self.photo = Picture(photo).playing() }

    /// What `info` adds.
    init(_ details: PhotoDetails, notes: [Note] = []) {
        record = Record(details.photo, number: nil, isFavorite: false)
        self.details = Phrases.everything(
            about: details.photo, details.statistics, isAnimated: details.isAnimated)
        self.notes = notes
    }

    mutating func draw(_ photo: Photo) { self.photo = Picture(photo).playing() }

    /// Zoomed, with a line that says how far and where.
    mutating func look(at photo: Photo, from zoom: Zoom, in range: ZoomRange) {
        draw(photo)
        viewport = range.viewport(of: zoom)
        notes = [.quiet(Phrases.zoom(zoom.scale, x: zoom.centerX, y: zoom.centerY))]
    }
}
