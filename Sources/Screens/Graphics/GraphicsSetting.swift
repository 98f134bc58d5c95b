public import CommandShell
public import Configuration

/// Graphics protocol as a setting; `auto` is the detected one.
@MainActor
public final class GraphicsSetting: SessionSetting {
    private let profile: any GraphicsChoosing
    private let start: SettingSource
    private let wish: GraphicsProtocol?

    public init(_ profile: any GraphicsChoosing, from source: SettingSource) {
        self.profile = profile
        wish = profile.wish
        start = wish == nil ? .builtIn : source
    }

    public let name = SettingName.graphics
    public var value: String { profile.wish?.rawValue ?? SettingValues.automatic }
    public var source: SettingSource {
        profile.wish == wish ? start : profile.wish == nil ? .builtIn : .session
    }

    public func change(to text: String) throws(SettingRefusal) {
        guard name.takes(text) else { throw .unknownValue }
        profile.choose(GraphicsProtocol(rawValue: text.lowercased()))
    }
}
