import Glibc

/// Why something could not be read or stored on this machine. Texts are paths and other programs' own messages.
public enum StoreError: Error, Equatable, Sendable {
    /// The database belongs to a newer version of the program and is open for reading only.
    case readOnly(path: String)
    /// The lock is closed: what a person keeps here is neither shown nor changed.
    case locked
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

extension StoreError {
    /// What the system refused over the file or folder at `path`; `errno` when no code is given.
    public static func system(path: String, code: Int32? = nil) -> StoreError {
        let code = code ?? errno
        return [ENOSPC, EDQUOT].contains(code) ? .full(path: path) : .failed(path: path, cause: .system(code))
    }
}

/// Why a file or a database could not be written.
public enum WriteFault: Equatable, Sendable {
    /// The system refused: its `errno`.
    case system(Int32)
    /// SQLite or another library refused: its own message.
    case reported(String)
    /// Every name that was tried is taken.
    case namesTaken
}

/// Why a file of the person's could not be read.
public enum ReadFault: Equatable, Sendable {
    /// The system refused: its `errno`.
    case system(Int32)
    /// It is a folder, a pipe or a device.
    case notAFile
    /// It is larger than so many bytes.
    case tooLarge(limit: Int)
    /// No picture can be made out in it.
    case notDecoded(PictureError)
}

/// Why a picture could not be made into another format.
public enum ConversionFault: Equatable, Sendable {
    /// It has more pixels than are converted.
    case tooManyPixels
    /// The process that converts hangs, or takes longer than a picture may.
    case tooCostly
    /// The decoder or the encoder gave up.
    case unsupported
}
