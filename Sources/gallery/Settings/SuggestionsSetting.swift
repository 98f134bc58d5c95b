import GalleryCore
import Terminal

/// Whether the likeliest line is suggested behind the cursor.
@MainActor
final class SuggestionsSetting: SessionSetting {
    private let editor: LineEditor?
    private(set) var source: SettingSource

    /// Nil where nobody types.
    init(of editor: LineEditor?, _ settings: Settings) {
        self.editor = editor
        source = settings.source(of: .suggestions)
        if settings[.suggestions]?.lowercased() == "off" { editor?.suggests = false }
    }

    let name = SettingName.suggestions
    var value: String { editor?.suggests == true ? "on" : "off" }

    func change(to text: String) -> Bool {
        guard name.takes(text) else { return false }
        editor?.suggests = text.lowercased() == "on"
        source = .session
        return true
    }
}
