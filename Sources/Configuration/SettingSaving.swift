public import GalleryCore
import Glibc

public protocol SettingSaving: Sendable {
    var path: String { get }
    /// Saves the value; returns the environment variable that overrides it.
    func save(_ value: String, as name: SettingName) throws(StoreError) -> String?
}
