import GalleryCore
import Terminal

/// Whether the likeliest line is suggested behind the cursor.
@MainActor
final class SuggestionsSetting: SessionSetting {
    private let editor: LineEditor?
    private var isOn: Bool
    private(set) var source: SettingSource

    /// Nil where nobody types. Without colours nothing is suggested, whatever is set.
    init(of editor: LineEditor?, _ settings: Settings) {
        self.editor = editor
        isOn = settings[.suggestions]?.lowercased() != "off"
        source = settings.source(of: .suggestions)
        if let editor {
            if isOn { isOn = editor.suggests } else { editor.suggests = false }
        }
    }

    let name = SettingName.suggestions
    var value: String { isOn ? "on" : "off" }

    func change(to text: String) -> Bool {
        guard name.takes(text) else { return false }
        isOn = text.lowercased() == "on"
        editor?.suggests = isOn
        source = .session
        return true
    }
}
