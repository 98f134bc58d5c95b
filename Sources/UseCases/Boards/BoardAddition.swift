public import GalleryCore

public struct BoardAddition: Equatable, Sendable {
    /// Number of photos that were not on the board before.
    public let added: Int
    /// Number of photos whose pictures could not be stored; `why` is the error of the last one.
    public internal(set) var withoutPicture = 0
    public internal(set) var why: CatalogError?
}
