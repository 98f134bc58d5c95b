public import GalleryCore

/// Stored photo whose picture could not be fetched.
public struct FavoriteWithoutPicture: Equatable, Sendable {
    public let photo: Photo
    public let why: CatalogError
}
