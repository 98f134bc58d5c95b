@MainActor
public protocol SessionSetting: AnyObject {
    var name: SettingName { get }
    var usage: String { get }
    /// Value as the user types it after the name.
    var value: String { get }
    var source: SettingSource { get }
    var isLive: Bool { get }
    /// Whether a change affects lists, so that screens restart.
    var restarts: Bool { get }
    /// Sets a typed value for the session; unchanged on error.
    func change(to text: String) async throws(SettingRefusal)
}

extension SessionSetting {
    public var usage: String { name.usage }
    public var isLive: Bool { true }
    public var restarts: Bool { false }
}
