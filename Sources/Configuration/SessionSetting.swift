@MainActor
public protocol SessionSetting: AnyObject {
    var name: SettingName { get }
    var usage: String { get }
    var value: String { get }
    var source: SettingSource { get }
    var isLive: Bool { get }
    /// Whether a change affects lists, so that screens restart.
    var restarts: Bool { get }
    /// Changes the value for the session. On an error, the value is unchanged.
    func change(to text: String) async throws(SettingRefusal)
}

extension SessionSetting {
    public var usage: String { name.usage }
    public var isLive: Bool { true }
    public var restarts: Bool { false }
}
