import GalleryCore

/// How putting photos on a board ended.
struct BoardAddition: Equatable, Sendable {
    /// How many were not on it before.
    let added: Int
    /// How many pictures could not be kept, and why the last one could not.
    var withoutPicture = 0
    var why: CatalogError?
}
