import GalleryCore
import Terminal

/// Whether the likeliest line is suggested behind the cursor.
@MainActor
final class SuggestionsSetting: SessionSetting {
    private let editor: LineEditor?
    private(set) var source = SettingSource.builtIn

    /// Nil where nobody types.
    init(of editor: LineEditor?) { self.editor = editor }

    let name = "suggestions"
    var meaning: String { Phrases.Settings.suggestions }
    let choices = "on|off"
    var value: String { editor?.suggests == true ? "on" : "off" }

    func change(to text: String) -> Bool {
        switch text.lowercased() {
        case "on": editor?.suggests = true
        case "off": editor?.suggests = false
        default: return false
        }
        source = .session
        return true
    }
}
