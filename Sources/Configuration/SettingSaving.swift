public import GalleryCore
import Glibc

public protocol SettingSaving: Sendable {
    var path: String { get }
    /// Saves the value; `nil` removes it from the file.
    func save(_ value: String?, as name: SettingName) throws(StoreError) -> SavedSetting
}

public struct SavedSetting: Equatable, Sendable {
    public let former: String?
    /// Environment variable that overrides the file.
    public let overruledBy: String?

    public init(former: String?, overruledBy: String?) {
        self.former = former
        self.overruledBy = overruledBy
    }
}
