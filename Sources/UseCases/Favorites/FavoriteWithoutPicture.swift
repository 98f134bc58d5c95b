public import GalleryCore

public struct FavoriteWithoutPicture: Equatable, Sendable {
    public let photo: Photo
    public let why: CatalogError
}
