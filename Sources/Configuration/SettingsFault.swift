/// What was left out while settings or keys were read.
public enum SettingsFault: Error, Equatable, Sendable {
    /// The errno of opening it.
    case unreadable(path: String, code: Int32)
    /// A folder, a FIFO or a device.
    case notRegularFile(path: String)
    /// Lines count from 1.
    case line(Int, path: String, LineFault)
    /// Its keys are not used: the file belongs to or can be read by others.
    case readableByOthers(path: String)

    public enum LineFault: Error, Equatable, Sendable {
        case noAssignment
        case unknownName(String, known: [String])
        case unknownValue(String, of: SettingName, usage: String)
    }
}
