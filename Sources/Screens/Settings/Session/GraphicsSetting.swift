public import CommandShell
public import Configuration

/// Graphics protocol as a setting; `auto` means automatic detection.
@MainActor
public final class GraphicsSetting: SessionSetting {
    private let profile: any GraphicsChoosing
    private let start: SettingSource
    private let preference: GraphicsProtocol?

    public init(_ profile: any GraphicsChoosing, from source: SettingSource) {
        self.profile = profile
        preference = profile.preference
        start = preference == nil ? .builtIn : source
    }

    public let name = SettingName.graphics
    public var value: String { profile.preference?.rawValue ?? SettingValues.automatic }
    public var source: SettingSource {
        profile.preference == preference ? start : profile.preference == nil ? .builtIn : .session
    }

    public func change(to text: String) throws(SettingRefusal) {
        guard name.accepts(text) else { throw .unknownValue }
        profile.choose(GraphicsProtocol(rawValue: text.lowercased()))
    }
}
