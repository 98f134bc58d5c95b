import GalleryCore

/// A setting that is read when the program starts, and stays as it is then.
@MainActor
final class StartSetting: SessionSetting {
    let name: SettingName
    let value: String
    let source: SettingSource

    /// `usual` is its value when nobody has set it.
    init(_ name: SettingName, _ settings: Settings, usual: String) {
        self.name = name
        value = settings[name] ?? usual
        source = settings.source(of: name)
    }

    var isLive: Bool { false }

    func change(to text: String) -> Bool { false }
}
