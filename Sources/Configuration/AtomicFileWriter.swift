import GalleryCore
import Glibc

/// Replaces a file atomically: a draft is written with mode 0600, given the final mode, synced and renamed, so that
/// after a crash, the file is the old or the new one. Where locks work, a lock of the folder excludes other writers.
struct AtomicFileWriter {
    /// Maximum wait for the lock, in milliseconds.
    private static let lockTimeout = 5_000

    private static let suffix = ".draft"

    private let folder: String
    private let name: String

    init(path: String) {
        let slash = path.lastIndex(of: "/")
        folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Writes the result of `contents`, which is called after the folder was locked, so that it can read current files.
    func write(mode: mode_t = 0o600, _ contents: () throws(StoreError) -> [UInt8]) throws(StoreError) {
        try makeFolder()
        let folder = open(self.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw .failed(path: self.folder, cause: .system(errno)) }
        defer { close(folder) }
        var waited = 0
        var isAlone = true
        while flock(folder, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                isAlone = false
                break
            }
            guard waited < Self.lockTimeout else { throw .failed(path: path, cause: .system(EBUSY)) }
            usleep(1_000)
            waited += 1
        }
        if isAlone { removeDrafts(in: folder) }
        try write(try contents(), mode, in: folder)
    }

    func sweep() {
        let folder = open(self.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        defer { close(folder) }
        if flock(folder, LOCK_EX | LOCK_NB) == 0 { removeDrafts(in: folder) }
    }

    /// Requires the lock of the folder, which guarantees that no other program is writing a draft.
    private func removeDrafts(in folder: Int32) {
        let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let stream = fdopendir(copy) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            var info = stat()
            if isDraft(name), fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0,
                info.st_mode & S_IFMT == S_IFREG
            {
                unlinkat(folder, name, 0)
            }
        }
    }

    private func isDraft(_ name: String) -> Bool {
        guard name.hasPrefix(self.name + "."), name.hasSuffix(Self.suffix) else { return false }
        let numbers = name.dropFirst(self.name.count).dropLast(Self.suffix.count).split(separator: ".")
        return numbers.count == 2 && numbers.allSatisfy { UInt32($0) != nil }
    }

    private var path: String { folder + "/" + name }

    private func write(_ bytes: [UInt8], _ mode: mode_t, in folder: Int32) throws(StoreError) {
        let draft = "\(name).\(getpid()).\(UInt32.random(in: 0...UInt32.max))\(Self.suffix)"
        let descriptor = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .failed(path: path, cause: .system(errno)) }
        var count = 0
        while count < bytes.count {
            let written = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            }
            if written > 0 { count += written } else if errno != EINTR { break }
        }
        let isComplete = count == bytes.count && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0
        let code = errno
        close(descriptor)
        guard isComplete, renameat(folder, draft, folder, name) == 0 else {
            let reason = isComplete ? errno : code
            unlinkat(folder, draft, 0)
            throw .failed(path: path, cause: .system(reason))
        }
        fsync(folder)
    }

    private func makeFolder() throws(StoreError) {
        // If a parent folder cannot be made, the reason is reported instead of `ENOENT`.
        var reason: Int32?
        for index in folder.indices where folder[index] == "/" && index > folder.startIndex {
            if mkdir(String(folder[..<index]), 0o700) != 0, errno != EEXIST { reason = reason ?? errno }
        }
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
            throw .failed(path: folder, cause: .system(errno == ENOENT ? reason ?? errno : errno))
        }
    }
}
