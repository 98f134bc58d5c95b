/// Problem in a settings or key file; the affected part is ignored.
public enum SettingsFault: Error, Equatable, Sendable {
    /// `code` is the `errno` of `open`.
    case unreadable(path: String, code: Int32)
    case notRegularFile(path: String)
    /// 1-based line number.
    case line(Int, path: String, LineFault)
    /// Keys were ignored, since the mode allows others access, or another user except root owns the file.
    case readableByOthers(path: String)

    public enum LineFault: Error, Equatable, Sendable {
        case noAssignment
        case unknownName(String, known: [String])
        case unknownValue(String, of: SettingName, usage: String)
    }
}
