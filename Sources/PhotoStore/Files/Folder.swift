import FoundationEssentials
import GalleryCore
import Glibc

/// Open folder. Files are opened, renamed and removed relative to its descriptor, even if the folder was moved.
struct Folder: ~Copyable {
    let path: String
    let descriptor: Int32

    /// Opens an existing folder; refuses a file, and a link unless `followingLinks`.
    init(path: String, followingLinks: Bool = true) throws(StoreError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else { throw StoreError.system(path: path) }
    }

    /// Opens an existing folder, whose path may not be UTF-8.
    init(bytes path: [UInt8]) throws(StoreError) {
        self.path = String(decoding: path, as: UTF8.self)
        descriptor = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw StoreError.system(path: self.path) }
    }

    deinit { Self.release(hold: descriptor) }

    /// Creates the folder and its missing parents, and syncs each to the disk. Refuses a missing path with U+FFFD, as
    /// it is probably that of an existing folder whose name is not UTF-8.
    static func make(_ path: String, mode: mode_t) throws(StoreError) {
        // Only in a deleted working folder, which mkdir(2) and open(2) still accept as `.`.
        guard path.hasPrefix("/") else { throw StoreError.system(path: "", code: ENOENT) }
        guard !path.contains("\u{FFFD}") || access(path, F_OK) == 0 else {
            throw StoreError.system(path: path, code: EILSEQ)
        }
        if mkdir(path, mode) == 0 { return syncParent(of: path) }
        switch errno {
        case EEXIST: return
        case ENOENT:
            let parent = AbsolutePath.parts(of: path).folder
            guard parent != path else { throw StoreError.system(path: path, code: ENOENT) }
            try make(parent, mode: mode)
            // Another program may have created the folder first.
            guard mkdir(path, mode) == 0 || errno == EEXIST else { throw StoreError.system(path: path) }
            syncParent(of: path)
        default: throw StoreError.system(path: path)
        }
    }

    /// Folders that `make` would create, deepest first.
    static func missing(at path: String) -> [String] {
        let parent = AbsolutePath.parts(of: path).folder
        return access(path, F_OK) == 0 || parent == path ? [] : [path] + missing(at: parent)
    }

    /// Removes the folders, deepest first, up to one that is not empty.
    static func removeEmpty(_ paths: [String]) {
        for path in paths { guard rmdir(path) == 0 else { return } }
    }

    /// Takes an advisory lock on the folder, which `deinit` releases. While another process has the lock, `goesOn`
    /// pauses and returns whether to try again; its argument is the number of the attempt, from 0. Returns `false` if
    /// another process kept the lock, and `true` without a lock if the file system has no locks.
    func lock(while goesOn: (Int) -> Bool) -> Bool {
        var attempt = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { return true }
            guard goesOn(attempt) else { return false }
            attempt += 1
        }
        return true
    }

    /// Maximum length of a name in bytes.
    var longestName: Int {
        let limit = fpathconf(descriptor, Int32(_PC_NAME_MAX))
        return limit > 0 ? limit : 255
    }

    func sync() throws(StoreError) {
        guard Self.isSynced(descriptor) else { throw StoreError.system(path: path) }
    }

    /// Syncs a file or folder; `true` also on file systems that cannot, where fsync(2) fails with EINVAL.
    static func isSynced(_ descriptor: Int32) -> Bool { fsync(descriptor) == 0 || errno == EINVAL }

    /// Names in any order; empty if the folder is unreadable.
    func names() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

    /// Removes temporary files and folders of killed programs. While a program writes to this folder, and on file
    /// systems without locks, removes only those older than a week.
    func sweep() {
        let isAlone = flock(descriptor, LOCK_EX | LOCK_NB) == 0
        defer { if isAlone { _ = flock(descriptor, LOCK_UN) } }
        for name in names() where name.hasPrefix(".gallery-") {
            if name.hasSuffix(BoardFolder.suffix) {
                if isAlone || TemporaryFile.isOld(name, in: self) { BoardFolder.remove(path + "/" + name) }
            } else if TemporaryFile.isTemporary(name, in: self),
                isAlone || TemporaryFile.isOld(name, in: self)
            {
                _ = unlinkat(descriptor, name, 0)
            }
        }
    }

    /// Protects the temporary files in this folder from sweeps for the lifetime of this value.
    func holdTemporaryFiles() { Self.hold(descriptor) }

    /// Descriptor that protects temporary files in the folder from sweeps until it is closed; -1 on failure.
    static func holdingTemporaryFiles(in path: String) -> Int32 {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { hold(descriptor) }
        return descriptor
    }

    /// Unlocks before closing, because a child process that is being started keeps the descriptor open until `exec`.
    static func release(hold descriptor: Int32) {
        guard descriptor >= 0 else { return }
        _ = flock(descriptor, LOCK_UN)
        _ = close(descriptor)
    }

    /// Waits at most 2 s for a sweep, which takes milliseconds unless its process is stopped.
    private static func hold(_ descriptor: Int32) {
        var attempt = 0
        while flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR,
            attempt < 2_000
        {
            attempt += 1
            _ = usleep(1_000)
        }
    }

    private static func syncParent(of path: String) {
        guard let folder = try? Folder(path: AbsolutePath.parts(of: path).folder) else { return }
        try? folder.sync()
    }
}
