public import GalleryCore

public protocol KeySaving: Sendable {
    var path: String { get }
    /// Saves keys. Keeps all others, even if just saved by another process, except those in `[KeyName].outdated`.
    func save(_ keys: [KeyName: String]) throws(StoreError)
}
