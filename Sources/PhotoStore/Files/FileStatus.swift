import Glibc

struct FileStatus {
    private let status: stat

    init?(_ name: String, in folder: borrowing Folder, followingLinks: Bool = false) {
        var status = stat()
        guard fstatat(folder.descriptor, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0
        else { return nil }
        self.status = status
    }

    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.status = status
    }

    var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
    var size: Int { Int(status.st_size) }
    var modified: Int { Int(status.st_mtim.tv_sec) }
    func isSame(as other: FileStatus) -> Bool {
        status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
    }
}
