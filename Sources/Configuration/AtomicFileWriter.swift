import FoundationEssentials
import GalleryCore
import Glibc

/// Replaces a file atomically: a draft gets the final owner and mode, is written, synced and renamed, so that after a
/// crash, the file is the old or the new one. A file with several hard links, or an owner that a new file cannot get,
/// is overwritten instead. Where locks work, a lock of the folder excludes other writers.
struct AtomicFileWriter {
    /// Maximum file size in bytes.
    private static let limit = 1 << 20
    /// Maximum wait for the lock, in milliseconds.
    private static let lockTimeout = 5_000

    private static let suffix = ".draft"

    private let folder: String
    private let name: String

    /// Follows symbolic links, so that the file is written that the link names, also if that is missing.
    init(path: String) {
        let path = Self.target(of: path)
        let slash = path.lastIndex(of: "/")
        folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Writes the result of `contents`, which gets the current bytes after the folder was locked. Without `mode`, the
    /// file keeps its mode; a new one gets 0600.
    func write(mode: mode_t? = nil, _ contents: ([UInt8]) -> [UInt8]) throws(StoreError) {
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
        var info = stat()
        let isThere = fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0
        guard !isThere || info.st_mode & S_IFMT == S_IFREG else {
            throw .failed(path: path, cause: .notAFile)
        }
        let new = contents(try isThere ? bytes(in: folder) : [])
        let mode = mode ?? (isThere ? info.st_mode & 0o7777 : 0o600)
        try write(new, mode, replacing: isThere ? info : nil, in: folder)
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

    /// Name with a dot, or its hash if the name of a draft would be too long for a folder of an encrypted home.
    private var draftPrefix: String {
        let longest = 143 - ".4194304.4294967295".utf8.count - Self.suffix.utf8.count
        return (name.utf8.count < longest ? name : ".gallery-\(FNV1a.hash(of: name))") + "."
    }

    private func isDraft(_ name: String) -> Bool {
        guard name.hasPrefix(draftPrefix), name.hasSuffix(Self.suffix) else { return false }
        let numbers = name.dropFirst(draftPrefix.count).dropLast(Self.suffix.count).split(separator: ".")
        return numbers.count == 2 && numbers.allSatisfy { UInt32($0) != nil }
    }

    private var path: String { folder + "/" + name }

    private func write(
        _ bytes: [UInt8], _ mode: mode_t, replacing old: stat?, in folder: Int32
    ) throws(StoreError) {
        let draft = "\(draftPrefix)\(getpid()).\(UInt32.random(in: 0...UInt32.max))\(Self.suffix)"
        let descriptor = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .failed(path: path, cause: .system(errno)) }
        let isReplaceable =
            old.map { $0.st_nlink == 1 && fchown(descriptor, $0.st_uid, $0.st_gid) == 0 } ?? true
        var isDone = fchmod(descriptor, mode) == 0 && Self.write(bytes, to: descriptor)
        var code = errno
        close(descriptor)
        if isDone, isReplaceable {
            isDone = renameat(folder, draft, folder, name) == 0
            code = errno
        } else if isDone {
            // Overwritten only after the draft was completed, so that a full disk leaves the file unchanged.
            let file = openat(folder, name, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
            isDone = file >= 0 && Self.write(bytes, to: file)
            code = errno
            fchmod(file, mode)
            close(file)
        }
        unlinkat(folder, draft, 0)
        guard isDone else { throw .failed(path: path, cause: .system(code)) }
        fsync(folder)
    }

    /// Makes `bytes` the content of the open file.
    private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        var count = 0
        while count < bytes.count {
            let written = bytes.withUnsafeBytes { buffer in
                Glibc.write(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            }
            if written > 0 { count += written } else if errno != EINTR { return false }
        }
        return ftruncate(file, off_t(count)) == 0 && fsync(file) == 0
    }

    private func bytes(in folder: Int32) throws(StoreError) -> [UInt8] {
        let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .failed(path: path, cause: .system(errno)) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(file, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .failed(path: path, cause: .system(errno)) }
            if count == 0 { return bytes }
            bytes += piece.prefix(count)
            guard bytes.count <= Self.limit else { throw .failed(path: path, cause: .system(EFBIG)) }
        }
    }

    private static func target(of path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(validatingCString: resolved) ?? path
        }
        var path = path
        // As many links as the kernel follows.
        for _ in 0..<40 {
            guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            path = link.hasPrefix("/") ? link : folder + link
        }
        return path
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

public enum LeftDrafts {
    /// Removes drafts of these files that killed programs left, unless a program is writing.
    public static func remove(of paths: [String]) {
        for path in paths { AtomicFileWriter(path: path).sweep() }
    }
}
