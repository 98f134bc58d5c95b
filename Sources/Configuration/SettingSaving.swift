public import GalleryCore
import Glibc

public protocol SettingSaving: Sendable {
    var path: String { get }
    /// Returns the environment variable that overrides the saved value.
    func save(_ value: String, as name: SettingName) throws(StoreError) -> String?
}
