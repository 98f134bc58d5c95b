/// Where a setting's value comes from; the later case wins. The raw value is the name in JSON.
public enum SettingSource: String, CaseIterable, Sendable {
    case builtIn = "built-in"
    case file, environment, flag
    /// `set` at the prompt.
    case session
}
