public struct TagCount: Equatable, Sendable {
    public let tag: String
    public let photos: Int

    public init(tag: String, photos: Int) {
        self.tag = tag
        self.photos = photos
    }
}
