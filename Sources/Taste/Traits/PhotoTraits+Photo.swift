public import GalleryCore

extension PhotoTraits {
    /// What a photo is like.
    public init(_ photo: Photo) {
        // By the name that a person sees: Flickr's user names are numbers.
        let author = photo.author.name.isEmpty ? photo.author.username ?? "" : photo.author.name
        self.init(
            terms: Terms.of(photo), author: author.isEmpty ? nil : photo.id.service.rawValue + "/" + author,
            orientation: photo.size.map(Orientation.init), color: photo.color)
    }

    /// What somebody looks for.
    public init(searching words: String) { self.init(terms: Terms.of(words)) }
}

extension PhotoTraits.Orientation {
    /// The form of that size.
    init(_ size: PixelSize) {
        let ratio = Double(size.width) / Double(size.height)
        self = ratio > 1.05 ? .landscape : ratio < 1 / 1.05 ? .portrait : .square
    }
}
