public import GalleryCore

public struct BoardAddition: Equatable, Sendable {
    /// Number of photos that were not on the board before.
    public let added: Int
    /// Number of pictures that could not be stored, and the error of the last.
    public internal(set) var withoutPicture = 0
    public internal(set) var why: CatalogError?
}
