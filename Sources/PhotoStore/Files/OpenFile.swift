import Glibc

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
