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

    /// Whether both hold the same bytes.
    func isEqual(to other: borrowing OpenFile) -> Bool {
        guard size == other.size else { return false }
        let step = 1 << 18
        for offset in stride(from: 0, to: size, by: step) {
            let piece = bytes(from: offset, count: min(step, size - offset))
            guard piece.count == min(step, size - offset),
                piece == other.bytes(from: offset, count: piece.count)
            else { return false }
        }
        return true
    }
}
