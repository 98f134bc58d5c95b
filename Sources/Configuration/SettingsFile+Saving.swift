import Glibc

extension SettingsFile {
    /// A longer file is none of ours. Bytes.
    private static let limit = 1 << 20

    /// Sets one value in the file; the rest of the file and its mode stay. A symbolic link is followed and stays.
    public static func save(_ value: String, as name: SettingName, at path: String) throws(FileWriteError) {
        let resolved = realpath(path, nil)
        defer { free(resolved) }
        let path = resolved.map { String(cString: $0) } ?? path
        var info = stat()
        let isThere = stat(path, &info) == 0
        guard !isThere || info.st_mode & S_IFMT == S_IFREG else {
            throw FileWriteError(path: path, code: EINVAL)
        }
        try AtomicFileWriter(path: path).write(mode: isThere ? info.st_mode & 0o777 : 0o600) {
            () throws(FileWriteError) in
            SettingsText.text(try bytes(of: path), setting: name.rawValue, to: value)
        }
    }

    private static func bytes(of path: String) throws(FileWriteError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            guard errno == ENOENT else { throw FileWriteError(path: path, code: errno) }
            return []
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileWriteError(path: path, code: errno) }
            if count == 0 { return bytes }
            bytes += piece.prefix(count)
            guard bytes.count <= limit else { throw FileWriteError(path: path, code: EFBIG) }
        }
    }
}
