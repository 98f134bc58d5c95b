import Glibc

/// What stands at a name, links not followed.
struct FileStatus {
    private let status: stat

    /// Nil when there is nothing of that name in the folder.
    init?(_ name: String, in folder: borrowing Folder, followingLinks: Bool = false) {
        var status = stat()
        guard fstatat(folder.descriptor, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0
        else { return nil }
        self.status = status
    }

    /// Nil when the descriptor is none.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.status = status
    }

    /// True for a file with bytes of its own: no folder, link, pipe, socket or device.
    var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
    /// In bytes.
    var size: Int { Int(status.st_size) }
    /// Seconds since 1970 at which it was last written.
    var modified: Int { Int(status.st_mtim.tv_sec) }
    /// Whether both are one file under two names or none.
    func isSame(as other: FileStatus) -> Bool {
        status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
    }
    /// The permission bits.
    var permissions: mode_t { status.st_mode & 0o777 }
}
