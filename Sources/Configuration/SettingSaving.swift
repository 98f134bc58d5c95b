public import GalleryCore
import Glibc

public protocol SettingSaving: Sendable {
    var path: String { get }
    /// Saves the value; `nil` removes it from the file.
    func save(_ value: String?, as name: SettingName) throws(StoreError) -> SavedSetting
}

public struct SavedSetting: Equatable, Sendable {
    public let previous: String?
    /// Environment variable that overrides the file.
    public let overruledBy: String?

    public init(previous: String?, overruledBy: String?) {
        self.previous = previous
        self.overruledBy = overruledBy
    }
}
