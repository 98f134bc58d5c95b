import GalleryCore
import Glibc

/// New file under an unguessable name, renamed once complete.
enum TemporaryFile {
    /// Whether the name belongs to an unfinished file (`NAME.part`) or to its converted copy (`NAME.part.TYPE`).
    static func isTemporary(_ name: String, in folder: borrowing Folder) -> Bool {
        (name.hasSuffix(".part") || name.contains(".part."))
            && FileStatus(name, in: folder)?.isRegular == true
    }

    static func isOld(_ name: String, in folder: borrowing Folder) -> Bool {
        FileStatus(name, in: folder).map { time(nil) - $0.modified > 7 * 86_400 } ?? false
    }

    static func make(in folder: borrowing Folder, mode: mode_t) throws(StoreError) -> (
        name: String, file: Int32
    ) {
        while true {
            let name = ".gallery-" + String(UInt64.random(in: .min ... .max), radix: 36) + ".part"
            let file = openat(
                folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
            if file >= 0 { return (name, file) }
            guard errno == EEXIST || errno == EINTR else { throw StoreError.system(path: folder.path) }
        }
    }

    /// Opens or creates the file and locks it. `nil` on failure, for example if another process keeps the lock.
    static func hold(_ name: String, in folder: borrowing Folder, seconds: Int) -> Int32? {
        // Retries: the process that had locked the file may have removed it after it was opened here.
        for attempt in 0..<max(3, seconds * 100) {
            if attempt > 2 { _ = usleep(10_000) }
            let file = openat(
                folder.descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
            guard file >= 0 else { return nil }
            let isLocked = flock(file, LOCK_EX | LOCK_NB) == 0
            if isLocked, let mine = FileStatus(descriptor: file), mine.isRegular,
                mine == FileStatus(name, in: folder)
            {
                return file
            }
            // Retrying is useless if the file system does not support locks.
            let isHopeless = !isLocked && errno != EWOULDBLOCK && errno != EINTR
            _ = close(file)
            if isHopeless { return nil }
        }
        return nil
    }

    /// Removes the file. Unlocks before closing, because a child process that is being started also has the file open.
    static func release(_ file: Int32, named name: String, in folder: borrowing Folder) {
        _ = unlinkat(folder.descriptor, name, 0)
        Folder.release(hold: file)
    }

    /// Creates a file, which `fill` writes, and syncs it to the disk; removes it on failure.
    static func write(
        in folder: borrowing Folder, mode: mode_t = 0o666,
        _ fill: (_ file: Int32, _ path: String) throws(StoreError) -> Void
    ) throws(StoreError) -> String {
        let (name, file) = try make(in: folder, mode: mode)
        defer { _ = close(file) }
        let path = PicturesFolder.joined(folder.path, name)
        do throws(StoreError) {
            try fill(file, path)
            guard Folder.isSynced(file) else { throw .system(path: path) }
            return name
        } catch {
            _ = unlinkat(folder.descriptor, name, 0)
            throw error
        }
    }

    static func write(_ bytes: [UInt8], in folder: borrowing Folder) throws(StoreError) -> String {
        try write(in: folder) { file, path throws(StoreError) in try append(bytes, to: file, path: path) }
    }

    static func append(_ bytes: [UInt8], to file: Int32, path: String) throws(StoreError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw StoreError.system(path: path) }
            rest = rest.dropFirst(count)
        }
    }
}
