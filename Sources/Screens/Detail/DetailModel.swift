import GalleryCore

/// What the photo screen shows: finished strings and a picture reference.
struct DetailModel: Equatable, Sendable {
    /// Where one is; nil when only notes are shown.
    var place: String?
    var photo: PictureModel?
    var title: String?
    var isFavorite = false
    var author: String?
    var facts: String?
    var tags: String?
    /// Everything else that is known, when asked for.
    var details: [String] = []
    /// Sentences below.
    var notes: [Note] = []
}

extension DetailModel {
    /// The whole screen of one photo.
    init(_ photo: Photo, in list: PhotoListID, index: Int, total: Int?, isFavorite: Bool) {
        place = Phrases.place(list, index: index, total: total)
        self.photo = PictureModel(photo)
        title = Phrases.title(of: photo)
        self.isFavorite = isFavorite
        author = Phrases.by(photo.author.name)
        facts = Phrases.facts(of: photo)
        tags = photo.tags.isEmpty ? nil : photo.tags.prefix(8).joined(separator: ", ")
    }

    /// What `info` adds.
    init(detailsOf photo: Photo, notes: [Note] = []) {
        details = Phrases.details(of: photo)
        self.notes = notes
    }
}
