import GalleryCore
import Glibc

/// A new file of our own under a name that cannot be guessed, to be renamed when it is whole.
enum TemporaryFile {
    /// A file of ours that is not whole, or what was made of one.
    static func isOurs(_ name: String, in folder: borrowing Folder) -> Bool {
        (name.hasSuffix(".part") || name.contains(".part."))
            && FileStatus(name, in: folder)?.isRegular == true
    }

    /// True if it was last written more than a week ago.
    static func isOld(_ name: String, in folder: borrowing Folder) -> Bool {
        FileStatus(name, in: folder).map { time(nil) - $0.modified > 7 * 86_400 } ?? false
    }

    /// Makes one in the folder and returns its name; `.gallery-RANDOM.part`, empty.
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

    /// Opens or makes the regular file of that name and locks it. Nil where that cannot be done, or when another
    /// has held it for so many seconds.
    static func hold(_ name: String, in folder: borrowing Folder, seconds: Int) -> Int32? {
        // Its holder may have removed it between our opening and our locking.
        for attempt in 0..<max(3, seconds * 100) {
            if attempt > 2 { _ = usleep(10_000) }
            let file = openat(
                folder.descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
            guard file >= 0 else { return nil }
            let isLocked = flock(file, LOCK_EX | LOCK_NB) == 0
            if isLocked, let mine = FileStatus(descriptor: file), mine.isRegular,
                let named = FileStatus(name, in: folder), mine.isSame(as: named)
            {
                return file
            }
            // Some file systems know no locks.
            let isHopeless = !isLocked && errno != EWOULDBLOCK && errno != EINTR
            _ = close(file)
            if isHopeless { return nil }
        }
        return nil
    }

    /// Removes a file that is held and lets it go. A child that is just being started has it open, too.
    static func release(_ file: Int32, named name: String, in folder: borrowing Folder) {
        _ = unlinkat(folder.descriptor, name, 0)
        _ = flock(file, LOCK_UN)
        _ = close(file)
    }

    /// Makes one that `fill` writes, through to the disk, and returns its name. Nothing stays of one that fails.
    static func write(
        in folder: borrowing Folder, _ fill: (_ file: Int32, _ path: String) throws(StoreError) -> Void
    ) throws(StoreError) -> String {
        let (name, file) = try make(in: folder, mode: 0o666)
        defer { _ = close(file) }
        let path = PicturesFolder.joined(folder.path, name)
        do throws(StoreError) {
            try fill(file, path)
            guard fsync(file) == 0 else { throw .system(path: path) }
            return name
        } catch {
            _ = unlinkat(folder.descriptor, name, 0)
            throw error
        }
    }

    /// The same of bytes at hand.
    static func write(_ bytes: [UInt8], in folder: borrowing Folder) throws(StoreError) -> String {
        try write(in: folder) { file, path throws(StoreError) in try append(bytes, to: file, path: path) }
    }

    /// Writes all of it; `path` is for the error.
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

/// Gives a file its final name in one step that can never overwrite.
enum ExclusiveRename {
    private typealias Rename =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// RENAME_NOREPLACE of rename(2), which the Glibc module leaves out together with the call.
    private static let noReplace: UInt32 = 1

    // Looked up by name because the module does not export it. The signature is that of rename(2).
    private static let renameat2: Rename? = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }

    /// Renames within a folder; false when something, be it a link to nowhere, has the new name already.
    static func rename(_ old: String, to new: String, in folder: borrowing Folder) throws(StoreError) -> Bool
    {
        if let renameat2 {
            if renameat2(folder.descriptor, old, folder.descriptor, new, noReplace) == 0 { return true }
            if errno == EEXIST { return false }
            // Some file systems know no flags; a hard link does not overwrite either.
            guard errno == EINVAL || errno == ENOSYS else {
                throw StoreError.system(path: folder.path + "/" + new)
            }
        }
        guard linkat(folder.descriptor, old, folder.descriptor, new, 0) == 0 else {
            if errno == EEXIST { return false }
            throw StoreError.system(path: folder.path + "/" + new)
        }
        _ = unlinkat(folder.descriptor, old, 0)
        return true
    }
}
