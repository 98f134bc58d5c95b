public import GalleryCore

public enum FavoriteOutcome: Equatable, Sendable {
    case added
    case already
    case pictureToCome
    /// The favorite is stored, but its picture could not be fetched.
    case withoutPicture(CatalogError)
}
