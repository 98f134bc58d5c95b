/// Problem in a settings or key file; the affected part is ignored.
public enum SettingsFault: Error, Equatable, Sendable {
    /// `errno` of opening the file.
    case unreadable(path: String, code: Int32)
    /// Folder, FIFO or device.
    case notRegularFile(path: String)
    /// 1-based line number.
    case line(Int, path: String, LineFault)
    /// Keys were ignored because another user owns the file or its mode allows others access.
    case readableByOthers(path: String)

    public enum LineFault: Error, Equatable, Sendable {
        case noAssignment
        case unknownName(String, known: [String])
        case unknownValue(String, of: SettingName, usage: String)
    }
}
