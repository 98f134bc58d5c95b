import Glibc

/// Regular file of a folder, open for reading; closed at deinitialization.
struct OpenFile: ~Copyable {
    let descriptor: Int32
    let size: Int

    /// `nil` if missing, unreadable or not a regular file. Does not follow links and does not block on a pipe.
    init?(_ name: String, in folder: borrowing Folder) {
        self.init(opened: openat(folder.descriptor, name, Self.flags))
    }

    /// `resolved` is a path without links, whose bytes may not be UTF-8.
    init?(resolved: UnsafePointer<CChar>) {
        self.init(opened: open(resolved, Self.flags))
    }

    /// Follows links. `path` is absolute; its bytes may not be UTF-8.
    init?(following path: [UInt8]) {
        self.init(opened: path.withCString { open($0, Self.flags & ~O_NOFOLLOW) })
    }

    private static let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

    private init?(opened file: Int32) {
        guard file >= 0 else { return nil }
        guard let status = FileStatus(descriptor: file), status.isRegular else {
            _ = close(file)
            return nil
        }
        descriptor = file
        size = status.size
    }

    init?(path: String) {
        let (parent, name) = AbsolutePath.parts(of: path)
        guard let folder = try? Folder(path: parent) else { return nil }
        self.init(name, in: folder)
    }

    deinit { _ = close(descriptor) }

    /// At most `count` bytes; fewer at the end of the file or after a read error.
    func bytes(from offset: Int = 0, count: Int) -> [UInt8] {
        Self.bytes(of: descriptor, from: offset, count: count)
    }

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
