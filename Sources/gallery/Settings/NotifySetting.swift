import GalleryCore

/// Whether the terminal calls a person back when a long command is done.
@MainActor
final class NotifySetting: SessionSetting {
    private(set) var isOn = true
    private(set) var source = SettingSource.builtIn

    let name = "notify"
    var meaning: String { Phrases.Settings.notify }
    let choices = "on|off"
    var value: String { isOn ? "on" : "off" }

    func change(to text: String) -> Bool {
        switch text.lowercased() {
        case "on": isOn = true
        case "off": isOn = false
        default: return false
        }
        source = .session
        return true
    }
}
