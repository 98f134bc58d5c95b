public import GalleryCore

public protocol KeySaving: Sendable {
    var path: String { get }
    /// Saves keys. Other keys are kept, even if another process has just saved them, except those that become invalid
    /// (see `outdated`).
    func save(_ keys: [KeyName: String]) throws(StoreError)
}
