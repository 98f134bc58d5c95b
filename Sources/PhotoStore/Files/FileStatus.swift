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
}

/// A regular file of a folder, open for reading; closed with this value.
struct OpenFile: ~Copyable {
    let descriptor: Int32
    let size: Int

    /// Nil when it is not there, cannot be read, or is a link, pipe or folder. Never waits for a pipe.
    init?(_ name: String, in folder: borrowing Folder) {
        let file = openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        guard let status = FileStatus(descriptor: file), status.isRegular else {
            _ = close(file)
            return nil
        }
        descriptor = file
        size = status.size
    }

    /// The same for an absolute path.
    init?(path: String) {
        let cut = path.lastIndex(of: "/") ?? path.startIndex
        guard let folder = try? Folder(path: cut == path.startIndex ? "/" : String(path[..<cut])) else {
            return nil
        }
        self.init(String(path[cut...].dropFirst()), in: folder)
    }

    deinit { _ = close(descriptor) }

    /// At most so many bytes from the offset on; fewer only at the end of the file or when it cannot be read.
    func bytes(from offset: Int = 0, count: Int) -> [UInt8] {
        Self.bytes(of: descriptor, from: offset, count: count)
    }

    /// The same of a file that stays open.
    static func bytes(of descriptor: Int32, from offset: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, let start = buffer.baseAddress {
                let got = pread(descriptor, start + filled, count - filled, off_t(offset + filled))
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { return }
                filled += got
            }
        }
    }
}
