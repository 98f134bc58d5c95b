import Configuration
import Terminal

/// How pictures are shown; `auto` is what the terminal can.
@MainActor
final class ProtocolSetting: SessionSetting {
    private let profile: TerminalProfile
    private let start: SettingSource
    private let wish: GraphicsProtocol?

    init(_ profile: TerminalProfile, _ settings: Settings) {
        self.profile = profile
        wish = profile.wish
        start = wish == nil ? .builtIn : settings.source(of: .graphics)
    }

    let name = SettingName.graphics
    var value: String { profile.wish?.rawValue ?? SettingValues.automatic }
    var source: SettingSource { profile.wish == wish ? start : profile.wish == nil ? .builtIn : .session }

    func change(to text: String) throws(SettingRefusal) {
        guard name.takes(text) else { throw .unknownValue }
        profile.choose(GraphicsProtocol(rawValue: text.lowercased()))
    }
}
