/// Who decided on a setting; the later one wins.
public enum SettingSource: Int, CaseIterable, Sendable {
    /// Nobody: it is as the program comes.
    case builtIn
    /// The settings file.
    case file
    /// A variable of the environment.
    case environment
    /// An option on the command line.
    case flag
    /// A `set` at the prompt.
    case session
}
