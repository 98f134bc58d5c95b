import Glibc

/// Failure of local reading or writing. Strings are paths and messages of other programs.
public enum StoreError: Error, Equatable, Sendable {
    /// Database of a newer program version, opened read-only.
    case readOnly(path: String)
    /// Personal data is locked: neither shown nor changed.
    case locked
    /// Another process locked the database for longer than the busy timeout.
    case busy
    /// Disk or quota full.
    case full(path: String)
    case failed(path: String, cause: WriteFault)
    /// File named by the user cannot be read.
    case unreadable(path: String, cause: ReadFault)
    /// No home folder for the database, in a run without a prompt.
    case noHome
    /// No home folder, and no other folder for photos was named.
    case noPicturesFolder
    /// No home folder, and no other folder for the export was named.
    case noExportFolder(board: String)
    /// Not a complete picture of a supported format.
    case notAPicture(PictureFault)
    case notConverted(ConversionFault)
    /// The requested name is used by the file of another photo; `photo` is the other photo's identifier, if known.
    case nameTaken(path: String, photo: String?)
    /// The extension of the requested name does not match the content.
    case wrongExtension(name: String, content: PictureKind)
    /// The geographic position could not be removed, as the file's metadata cannot be edited.
    case locationKept
    case library(path: String, LibraryFault)
}

extension StoreError {
    /// Failed system call on the file or folder at `path`; `code` defaults to `errno`.
    public static func system(path: String, code: Int32? = nil) -> StoreError {
        let code = code ?? errno
        return [ENOSPC, EDQUOT].contains(code) ? .full(path: path) : .failed(path: path, cause: .system(code))
    }

    /// Whether a file to read does not exist.
    public var isMissing: Bool {
        if case .unreadable(_, .system(ENOENT)) = self { true } else { false }
    }
}

public enum WriteFault: Equatable, Sendable {
    /// `errno`.
    case system(Int32)
    /// Message of SQLite or another library.
    case reported(String)
    case namesTaken
    /// Folder, pipe or device in place of a file.
    case notAFile
}

public enum ReadFault: Equatable, Sendable {
    /// `errno`.
    case system(Int32)
    /// Folder, pipe or device.
    case notAFile
    case notUTF8
    case tooLarge(limit: Int)
    case notDecoded(PictureError)
}

public enum ConversionFault: Equatable, Sendable {
    case tooManyPixels
    /// Converter hangs or exceeds its time limit.
    case tooCostly
    /// Conversion failed for another reason; reported as an unsupported format.
    case unsupported
}
