import GalleryCore

struct BoardAddition: Equatable, Sendable {
    /// Number of photos that were not on the board before.
    let added: Int
    /// Number of pictures that could not be stored, and the error of the last.
    var withoutPicture = 0
    var why: CatalogError?
}
