public import GalleryCore

public struct SettingsFileWriter: SettingSaving {
    public let path: String
    private let environment: [String: String]

    public init(path: String, environment: [String: String]) {
        self.path = path
        self.environment = environment
    }

    /// Sets or removes one value, keeping the rest of the file, its owner, its mode and links to it.
    public func save(_ value: String?, as name: SettingName) throws(StoreError) -> SavedSetting {
        var previous: String?
        try AtomicFileWriter(path: path).write { bytes in
            previous = SettingsText.value(of: name.rawValue, in: bytes)
            return SettingsText.text(bytes, setting: name.rawValue, to: value)
        }
        let variable = name.variable.flatMap { environment[$0]?.isEmpty == false ? $0 : nil }
        return SavedSetting(previous: previous, overruledBy: variable)
    }
}
