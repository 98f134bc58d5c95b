public import GalleryCore

public protocol KeySaving: Sendable {
    var path: String { get }
    /// Keeps other keys, even if just saved by another process, unless they belonged to a replaced one.
    func save(_ keys: [KeyName: String]) throws(StoreError)
}
