import FoundationEssentials
public import GalleryCore
import Glibc
import Synchronization

/// Stores photos in the cache folder, in an unnamed file that disappears with the process.
public final class PhotoSpillFile: PhotoSpilling {
    private struct State {
        /// -1 before the first write.
        var descriptor: Int32 = -1
        var end: Int64 = 0
        /// Photos of the last read, since reads are often repeated.
        var last: (location: SpillOffset, photos: [Photo])?
    }

    private let folder: String
    private let limit: Int64
    private let state = Mutex(State())

    /// Creates the folder on the first write; `limit` is in bytes.
    public init(folder: String, limit: Int64 = 256 << 20) {
        self.folder = folder
        self.limit = limit
    }

    deinit {
        let descriptor = state.withLock { $0.descriptor }
        if descriptor >= 0 { close(descriptor) }
    }

    /// Stores photos; `nil` if the limit is reached, the disk is full or the folder is not writable.
    public func spill(_ photos: [Photo]) -> SpillOffset? {
        guard let bytes = try? JSONEncoder().encode(photos) else { return nil }
        return state.withLock { state in
            if state.descriptor < 0 { state.descriptor = makeFile() }
            guard state.descriptor >= 0, state.end + Int64(bytes.count) <= limit,
                lseek(state.descriptor, off_t(state.end), SEEK_SET) >= 0,
                (try? TemporaryFile.append(Array(bytes), to: state.descriptor, path: folder)) != nil
            else { return nil }
            defer { state.end += Int64(bytes.count) }
            return SpillOffset(offset: state.end, length: bytes.count)
        }
    }

    public func photos(at location: SpillOffset) -> [Photo] {
        state.withLock { state in
            if let last = state.last, last.location == location { return last.photos }
            let bytes = OpenFile.bytes(
                of: state.descriptor, from: Int(location.offset), count: location.length)
            guard let photos = try? JSONDecoder().decode([Photo].self, from: Data(bytes)) else { return [] }
            state.last = (location, photos)
            return photos
        }
    }

    private func makeFile() -> Int32 {
        guard !folder.isEmpty, (try? Folder.make(folder, mode: 0o700)) != nil else { return -1 }
        // O_TMPFILE of Linux, which Swift does not import: 0o20000000 with O_DIRECTORY.
        let unnamed = open(folder, 0o20000000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o600)
        guard unnamed < 0 else { return unnamed }
        // For file systems without O_TMPFILE.
        var name = Array((folder + "/shelf.XXXXXX").utf8CString)
        let named = mkstemp(&name)
        guard named >= 0 else { return -1 }
        unlink(name)
        _ = fcntl(named, F_SETFD, FD_CLOEXEC)
        return named
    }
}
