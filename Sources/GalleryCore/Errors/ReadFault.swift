/// Why a file of the person's could not be read.
public enum ReadFault: Equatable, Sendable {
    /// The system refused: its `errno`.
    case system(Int32)
    /// It is a folder, a pipe or a device.
    case notAFile
    /// It is larger than so many bytes.
    case tooLarge(limit: Int)
}
