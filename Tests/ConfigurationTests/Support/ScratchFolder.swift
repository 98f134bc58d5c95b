import Glibc

/// Temporary folder, removed on deinitialization.
final class ScratchFolder {
    let path: String

    init() {
        var template = Array("/tmp/gallery-configuration.XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { Self.remove(path) }

    func callAsFunction(_ name: String) -> String { path + "/" + name }

    func put(_ text: String, at name: String, mode: mode_t = 0o600) {
        let descriptor = open(self(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        _ = write(descriptor, text, text.utf8.count)
        fchmod(descriptor, mode)
        close(descriptor)
    }

    func text(at name: String) -> String {
        let descriptor = open(self(name), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// Permission bits, without following links; `nil` if missing.
    func mode(of name: String) -> mode_t? { status(of: name).map { $0.st_mode & 0o777 } }

    func isLink(_ name: String) -> Bool { status(of: name).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false }

    func names(in name: String = "") -> [String] { Self.names(in: name.isEmpty ? path : self(name)) }

    private func status(of name: String) -> stat? {
        var info = stat()
        return lstat(self(name), &info) == 0 ? info : nil
    }

    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    private static func remove(_ path: String) {
        for name in names(in: path) where unlink(path + "/" + name) != 0 { remove(path + "/" + name) }
        rmdir(path)
    }
}
