import Glibc

/// Failure of local reading or writing. Strings are paths and messages of other programs.
public enum StoreError: Error, Equatable, Sendable {
    /// Database of a newer program version, opened read-only.
    case readOnly(path: String)
    /// Personal data is locked by PIN: neither shown nor changed.
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
    /// No home folder, and the user named no other folder for photos.
    case noPicturesFolder
    /// No home folder, and the user named no other folder for the export.
    case noExportFolder(board: String)
    /// Not a complete picture of a supported format.
    case notAPicture(PictureFault)
    case notConverted(ConversionFault)
    /// Another file has the requested name; `photo` is the identifier of its photo, if known.
    case nameTaken(path: String, photo: String?)
    /// A file that would be moved back to this path, where there is another file.
    case pathInUse(String)
    /// File on a file system without a trash.
    case noTrash(String)
    /// New name of a file that has no character which a file name may have.
    case emptyName(of: String)
    /// The file of the requested name has the same photo in another width, `nil` for its full size.
    case otherWidth(path: String, width: Int?)
    case wrongExtension(name: String, content: PictureKind)
    /// The metadata of the file cannot be edited, so the geographic position was not removed.
    case locationKept
    case library(path: String, LibraryFault)
    /// Web address or that of another service, in place of a path to write to.
    case address(String)
    /// Line of a document, counted from 1, with a marker of the credits that has no counterpart.
    case marker(path: String, line: Int, MarkerFault)
}

public enum MarkerFault: Equatable, Sendable {
    case noStart, noEnd, secondStart
    /// Code fence that is not closed, so that markers after it would be code.
    case openFence
}

extension StoreError {
    /// Failed system call on the file or folder at `path`; `code` defaults to `errno`.
    public static func system(path: String, code: Int32? = nil) -> StoreError {
        let code = code ?? errno
        return [ENOSPC, EDQUOT].contains(code) ? .full(path: path) : .failed(path: path, cause: .system(code))
    }

    public static func notAFolder(_ path: String) -> StoreError {
        .unreadable(path: path, cause: .system(ENOTDIR))
    }

    /// Failure of a file system, such as that of another computer, that does not respond.
    public static func notResponding(_ path: String) -> StoreError {
        .unreadable(path: path, cause: .system(ETIMEDOUT))
    }

    public var isMissing: Bool {
        if case .unreadable(_, .system(ENOENT)) = self { true } else { false }
    }

    public var isTimeout: Bool {
        if case .unreadable(_, .system(ETIMEDOUT)) = self { true } else { false }
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
    /// File with other contents than those that identify the picture.
    case replaced
    case notUTF8
    case tooLarge(limit: Int)
    case notAPicture(PictureFault)
}

public enum ConversionFault: Equatable, Sendable {
    case tooManyPixels
    /// Conversion exceeds its time limit.
    case tooCostly
    /// Conversion failed for another reason; reported as an unsupported format.
    case unsupported
}
