public import GalleryCore

public struct SearchIdea: Equatable, Sendable {
    public let words: String
    public let photo: Photo

    public init(words: String, photo: Photo) {
        self.words = words
        self.photo = photo
    }
}
