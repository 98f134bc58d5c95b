/// Setting that the program reads only when it starts.
@MainActor
public final class StartSetting: SessionSetting {
    public let name: SettingName
    public let value: String
    public let source: SettingSource

    public init(_ name: SettingName, _ settings: Settings, usual: String) {
        self.name = name
        value = settings[name] ?? usual
        source = settings.source(of: name)
    }

    public var isLive: Bool { false }

    public func change(to text: String) throws(SettingRefusal) {
        throw name.accepts(text) ? .onlyAtStart : .unknownValue
    }
}
