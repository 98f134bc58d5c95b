public import Glibc
import Synchronization

/// Temporary folder, removed on deinitialization.
public final class TemporaryFolder: Sendable {
    public let path: String

    /// If `onDisk`, the folder is in /tmp instead of in memory, for measurements.
    public init(onDisk: Bool = false) {
        let path = Self.make(onDisk: onDisk)
        self.path = path
        _ = Self.removal
        Self.all.withLock { $0.append(path) }
    }

    deinit { remove() }

    /// Path of a new folder that the caller removes.
    public static func make(onDisk: Bool = false) -> String {
        var template = Array("\(onDisk ? "/tmp" : root)/gallery-test.XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil)
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static let all = Mutex<[String]>([])
    /// Removes the folders again when the tests end, since a program may have written to one while it was removed.
    private static let removal: Void = {
        atexit { TemporaryFolder.all.withLock { $0 }.forEach { DiskFile.remove($0) } }
    }()

    /// Folder in memory if programs can run there, because syncing each write to a disk takes milliseconds.
    private static let root: String = {
        // ST_NOEXEC of statvfs(3).
        let noExecution: UInt = 8
        var info = statvfs()
        let isUsable = statvfs("/dev/shm", &info) == 0 && info.f_flag & noExecution == 0
        return isUsable ? "/dev/shm" : "/tmp"
    }()

    public func remove() { DiskFile.remove(path) }

    public func callAsFunction(_ name: String) -> String { path + "/" + name }

    @discardableResult public func put(_ bytes: [UInt8], at name: String, mode: mode_t = 0o600) -> String {
        let file = self(name)
        for index in name.indices where name[index] == "/" { mkdir(self(String(name[..<index])), 0o700) }
        DiskFile.write(bytes, to: file)
        chmod(file, mode)
        return file
    }

    @discardableResult public func put(_ text: String, at name: String, mode: mode_t = 0o600) -> String {
        put(Array(text.utf8), at: name, mode: mode)
    }

    /// Bytes of a file; empty if missing.
    public func bytes(of name: String) -> [UInt8] { DiskFile.read(self(name)) ?? [] }

    public func text(at name: String) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

    public func mode(of name: String) -> mode_t? { DiskFile.mode(self(name)) }

    public func isLink(_ name: String) -> Bool { DiskFile.isOfType(S_IFLNK, self(name)) }

    /// Sorted names of the entries in the folder, or in its subfolder `name`.
    public func names(in name: String = "") -> [String] { DiskFile.names(in: self(name)) }

    public var names: [String] { names() }
}
