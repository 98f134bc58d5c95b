public import GalleryCore

public enum FavoriteOutcome: Equatable, Sendable {
    case added
    case already
    case pictureToCome
    /// Added, but its picture could not be fetched.
    case withoutPicture(CatalogError)
}
