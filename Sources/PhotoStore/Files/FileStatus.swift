import Glibc

/// Status of a file; equal if both are of one file.
struct FileStatus: Equatable, Sendable {
    private let status: stat

    init?(path: String, followingLinks: Bool = true) {
        var status = stat()
        guard fstatat(AT_FDCWD, path, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0
        else { return nil }
        self.status = status
    }

    init?(_ name: String, in folder: borrowing Folder, followingLinks: Bool = false) {
        var status = stat()
        guard fstatat(folder.descriptor, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0
        else { return nil }
        self.status = status
    }

    /// Follows links. The bytes of the absolute path may not be UTF-8.
    init?(following path: [UInt8]) { self.init(bytes: path, flags: 0) }

    /// Status of a link itself. The bytes of the absolute path may not be UTF-8.
    init?(notFollowing path: [UInt8]) { self.init(bytes: path, flags: AT_SYMLINK_NOFOLLOW) }

    private init?(bytes path: [UInt8], flags: Int32) {
        var status = stat()
        guard path.withCString({ fstatat(AT_FDCWD, $0, &status, flags) }) == 0 else { return nil }
        self.status = status
    }

    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.status = status
    }

    var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
    var isSticky: Bool { status.st_mode & S_ISVTX != 0 }
    var isPipe: Bool { status.st_mode & S_IFMT == S_IFIFO }
    var owner: uid_t { status.st_uid }
    /// Number of hard links.
    var links: Int { Int(status.st_nlink) }
    /// File system of the file.
    var device: dev_t { status.st_dev }
    var size: Int { Int(status.st_size) }
    var modified: Int { Int(status.st_mtim.tv_sec) }
    var modifiedNanoseconds: Int { Self.nanoseconds(status.st_mtim) }
    /// Time of the last change, also of a folder's names; programs cannot set it.
    var changedNanoseconds: Int { Self.nanoseconds(status.st_ctim) }

    /// Gives an open file the owner, group and mode of this file; `false` if it must not.
    func setOwnerAndMode(of file: Int32) -> Bool {
        fchown(file, status.st_uid, status.st_gid) == 0 && fchmod(file, status.st_mode & 0o7777) == 0
    }

    private static func nanoseconds(_ time: timespec) -> Int {
        Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    static func == (one: FileStatus, other: FileStatus) -> Bool {
        one.status.st_dev == other.status.st_dev && one.status.st_ino == other.status.st_ino
    }
}
