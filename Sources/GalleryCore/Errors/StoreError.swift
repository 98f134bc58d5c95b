/// Why something could not be read or stored on this machine. Texts are paths and other programs' own messages.
public enum StoreError: Error, Equatable, Sendable {
    /// The database belongs to a newer version of the program and is open for reading only.
    case readOnly(path: String)
    /// Another program has held the database for longer than the busy timeout.
    case busy
    /// The disk, or the person's share of it, is full.
    case full(path: String)
    /// Something could not be written.
    case failed(path: String, cause: WriteFault)
    /// A file of the person's could not be read.
    case unreadable(path: String, cause: ReadFault)
    /// There is no home folder, and no other folder for photos was named.
    case noPicturesFolder
    /// There is no home folder, and no other folder for the export of that board was named.
    case noExportFolder(board: String)
    /// The file is not a whole picture of a format that is kept.
    case notAPicture(PictureFault)
    /// The picture could not be made into another format.
    case notConverted(ConversionFault)
}
