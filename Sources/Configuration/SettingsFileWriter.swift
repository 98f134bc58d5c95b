public import GalleryCore
import Glibc

public struct SettingsFileWriter: SettingSaving {
    /// Maximum file size in bytes.
    private static let limit = 1 << 20

    public let path: String
    private let environment: [String: String]

    public init(path: String, environment: [String: String]) {
        self.path = path
        self.environment = environment
    }

    /// Sets or removes one value, keeping the rest of the file, its mode and a symbolic link to it.
    public func save(_ value: String?, as name: SettingName) throws(StoreError) -> SavedSetting {
        let resolved = realpath(path, nil)
        defer { free(resolved) }
        let path = resolved.flatMap { String(validatingCString: $0) } ?? path
        var info = stat()
        let isThere = stat(path, &info) == 0
        guard !isThere || info.st_mode & S_IFMT == S_IFREG else {
            throw .failed(path: path, cause: .system(EINVAL))
        }
        var former: String?
        try AtomicFileWriter(path: path).write(mode: isThere ? info.st_mode & 0o777 : 0o600) {
            () throws(StoreError) in
            let bytes = try Self.bytes(of: path)
            former = SettingsText.value(of: name.rawValue, in: bytes)
            return SettingsText.text(bytes, setting: name.rawValue, to: value)
        }
        let variable = name.variable.flatMap { environment[$0]?.isEmpty == false ? $0 : nil }
        return SavedSetting(former: former, overruledBy: variable)
    }

    private static func bytes(of path: String) throws(StoreError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            guard errno == ENOENT else { throw .failed(path: path, cause: .system(errno)) }
            return []
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .failed(path: path, cause: .system(errno)) }
            if count == 0 { return bytes }
            bytes += piece.prefix(count)
            guard bytes.count <= limit else { throw .failed(path: path, cause: .system(EFBIG)) }
        }
    }
}
