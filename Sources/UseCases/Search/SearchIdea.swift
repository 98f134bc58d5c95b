public import GalleryCore

public struct SearchIdea: Equatable, Sendable {
    public let query: String
    public let photo: Photo

    public init(query: String, photo: Photo) {
        self.query = query
        self.photo = photo
    }
}
