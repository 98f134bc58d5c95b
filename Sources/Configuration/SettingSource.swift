/// Origin of a setting's value; later cases take precedence. Raw values are used in JSON.
public enum SettingSource: String, CaseIterable, Sendable {
    case builtIn = "built-in"
    case file, environment, flag
    /// Set at the prompt.
    case session
}
