import Glibc

extension SettingsFile {
    /// Nobody writes more by hand; a file that is longer is none of ours.
    private static let limit = 1 << 20

    /// Sets one value in the file at a path for good; the rest of the file stays as it is, and its mode. A link stays
    /// a link: what it leads to is changed.
    static func save(_ value: String, as name: SettingName, at path: String) throws(FileReplacement.Failure) {
        let resolved = realpath(path, nil)
        defer { free(resolved) }
        let path = resolved.map { String(cString: $0) } ?? path
        var info = stat()
        let isThere = stat(path, &info) == 0
        guard !isThere || info.st_mode & S_IFMT == S_IFREG else {
            throw FileReplacement.Failure(path: path, code: EINVAL)
        }
        try FileReplacement(path: path).perform(mode: isThere ? info.st_mode & 0o777 : 0o600) {
            () throws(FileReplacement.Failure) in
            SettingsText.text(try bytes(of: path), setting: name.rawValue, to: value)
        }
    }

    private static func bytes(of path: String) throws(FileReplacement.Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            guard errno == ENOENT else { throw FileReplacement.Failure(path: path, code: errno) }
            return []
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileReplacement.Failure(path: path, code: errno) }
            if count == 0 { return bytes }
            bytes += piece.prefix(count)
            guard bytes.count <= limit else { throw FileReplacement.Failure(path: path, code: EFBIG) }
        }
    }
}
