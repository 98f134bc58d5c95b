import GalleryCore
import Glibc

/// An open folder: files are named relative to it, so that a folder moved meanwhile cannot misdirect them.
struct Folder: ~Copyable {
    let path: String
    /// Open for reading, closed with this value.
    let descriptor: Int32

    /// Opens a folder that is there; a file of that name is refused, and a link unless `followingLinks`.
    init(path: String, followingLinks: Bool = true) throws(StoreError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else { throw StoreError.system(path: path) }
    }

    deinit { Self.release(hold: descriptor) }

    /// Makes the folder and those above it that are missing, each written through to the disk.
    static func make(_ path: String, mode: mode_t) throws(StoreError) {
        if mkdir(path, mode) == 0 { return syncParent(of: path) }
        switch errno {
        case EEXIST: return
        case ENOENT:
            let parent = parent(of: path)
            guard parent != path else { throw StoreError.system(path: path, code: ENOENT) }
            try make(parent, mode: mode)
            // Another program may have been quicker.
            guard mkdir(path, mode) == 0 || errno == EEXIST else { throw StoreError.system(path: path) }
            syncParent(of: path)
        default: throw StoreError.system(path: path)
        }
    }

    /// Waits for the advisory lock that programs of this package take on the folder, for as long as `goesOn` pauses and
    /// returns true; it is told the number of the attempt, from nought.
    ///
    /// Returns false when another held it for that long. Where the file system knows no locks there is nothing
    /// to wait for; what must be exclusive is so by the calls themselves. It ends with this value.
    func lock(while goesOn: (Int) -> Bool) -> Bool {
        var attempt = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { return true }
            guard goesOn(attempt) else { return false }
            attempt += 1
        }
        return true
    }

    /// Writes the names in the folder through to the disk.
    func sync() throws(StoreError) {
        // A few network file systems cannot sync a folder and say so with EINVAL.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw StoreError.system(path: path) }
    }

    /// The names in the folder, in no order; empty when it cannot be read.
    func names() -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { _ = closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Removes temporary files and folders of ours that programs left which were killed. While a program writes some
    /// here, as where the file system has no locks, only those of a week ago.
    func sweep() {
        let isAlone = flock(descriptor, LOCK_EX | LOCK_NB) == 0
        defer { if isAlone { _ = flock(descriptor, LOCK_UN) } }
        for name in names() where name.hasPrefix(".gallery-") {
            if name.hasSuffix(BoardFolder.suffix) {
                if isAlone || TemporaryFile.isOld(name, in: self) { BoardFolder.remove(path + "/" + name) }
            } else if TemporaryFile.isOurs(name, in: self), isAlone || TemporaryFile.isOld(name, in: self) {
                _ = unlinkat(descriptor, name, 0)
            }
        }
    }

    /// Keeps sweeps away from the temporary files that are written here, until this value ends.
    func holdTemporaryFiles() { Self.hold(descriptor) }

    /// Opens a descriptor that keeps sweeps away until it is closed; -1 if the folder cannot be opened.
    static func holdingTemporaryFiles(in path: String) -> Int32 {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { hold(descriptor) }
        return descriptor
    }

    /// Closes such a descriptor. Unlocks it first: a child that is just being started has it open until it runs its program.
    static func release(hold descriptor: Int32) {
        guard descriptor >= 0 else { return }
        _ = flock(descriptor, LOCK_UN)
        _ = close(descriptor)
    }

    /// A sweep takes milliseconds; one that takes 2 s was stopped.
    private static func hold(_ descriptor: Int32) {
        var attempt = 0
        while flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR,
            attempt < 2_000
        {
            attempt += 1
            _ = usleep(1_000)
        }
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    private static func syncParent(of path: String) {
        guard let folder = try? Folder(path: parent(of: path)) else { return }
        // The folder is there either way; only a power cut in this very moment could tell.
        try? folder.sync()
    }
}
