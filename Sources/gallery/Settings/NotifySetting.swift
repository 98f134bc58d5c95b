import GalleryCore

/// Whether the terminal calls a person back when a long command is done.
@MainActor
final class NotifySetting: SessionSetting {
    private(set) var isOn: Bool
    private(set) var source: SettingSource

    init(_ settings: Settings) {
        isOn = settings[.notify]?.lowercased() != "off"
        source = settings.source(of: .notify)
    }

    let name = SettingName.notify
    var value: String { isOn ? "on" : "off" }

    func change(to text: String) -> Bool {
        guard name.takes(text) else { return false }
        isOn = text.lowercased() == "on"
        source = .session
        return true
    }
}
