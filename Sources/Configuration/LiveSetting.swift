/// Setting that can change during the session. Dependents read the value or are notified by `apply`.
@MainActor
public final class LiveSetting: SessionSetting {
    public let name: SettingName
    public private(set) var value: String
    public private(set) var source: SettingSource

    private let apply: (String) -> Void

    /// The value is `initial`, else configured, else the default. `apply` receives later values, keywords lowercased.
    public init(
        _ name: SettingName, _ settings: Settings, initial: String? = nil,
        apply: @escaping (String) -> Void = { _ in }
    ) {
        self.name = name
        self.apply = apply
        let values = name.declaration.values
        let text = settings[name].flatMap { name.accepts($0) ? values.normalized($0) : nil }
        value = initial ?? text ?? name.declaration.builtIn ?? ""
        source = text == nil || text == SettingValues.automatic ? .builtIn : settings.source(of: name)
    }

    public var isOn: Bool { value == "on" }

    public var count: Int? { Int(value) }

    public func change(to text: String) throws(SettingRefusal) {
        guard name.accepts(text) else { throw .unknownValue }
        value = name.declaration.values.normalized(text)
        source = value == SettingValues.automatic ? .builtIn : .session
        apply(value)
    }
}
