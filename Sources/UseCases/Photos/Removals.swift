public import GalleryCore

/// Photos removed from favorites or a board since their list was loaded; they keep their numbers.
public struct Removals: Sendable {
    public var photos: Set<PhotoID> = []
    /// Number of photos left in the store; `nil` for filtered lists.
    public var left: Int?

    public init(photos: Set<PhotoID> = [], left: Int? = nil) {
        self.photos = photos
        self.left = left
    }
}
