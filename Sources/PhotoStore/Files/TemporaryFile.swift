import Glibc

/// A new file of our own under a name nobody can guess, to be renamed when it is whole.
enum TemporaryFile {
    /// One of ours that nobody writes any more, left behind by a crash or a power cut.
    static func isAbandoned(_ name: String, in folder: borrowing Folder) -> Bool {
        guard name.hasSuffix(".part") || name.contains(".part."),
            let status = FileStatus(name, in: folder), status.isRegular
        else { return false }
        return time(nil) - status.modified > 7 * 86_400
    }

    /// Makes one in the folder and returns its name; `.gallery-RANDOM.part`, empty.
    static func make(in folder: borrowing Folder, mode: mode_t) throws(SystemError) -> (
        name: String, file: Int32
    ) {
        while true {
            let name = ".gallery-" + String(UInt64.random(in: .min ... .max), radix: 36) + ".part"
            let file = openat(
                folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
            if file >= 0 { return (name, file) }
            guard errno == EEXIST || errno == EINTR else { throw SystemError(path: folder.path) }
        }
    }

    /// Writes all of it through to the disk; `path` is for the error.
    static func write(_ bytes: [UInt8], to file: Int32, path: String) throws(SystemError) {
        try append(bytes, to: file, path: path)
        guard fsync(file) == 0 else { throw SystemError(path: path) }
    }

    /// Writes all of it; `path` is for the error.
    static func append(_ bytes: [UInt8], to file: Int32, path: String) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemError(path: path) }
            rest = rest.dropFirst(count)
        }
    }
}
