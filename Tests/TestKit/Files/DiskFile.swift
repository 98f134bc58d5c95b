public import Glibc

/// File access independent of the code under test.
public enum DiskFile {
    public static func write(_ bytes: [UInt8], to path: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        precondition(file >= 0, "cannot write \(path)")
        defer { _ = close(file) }
        _ = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    }

    public static func overwrite(_ path: String, at offset: Int, with bytes: [UInt8]) {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        precondition(file >= 0, "cannot write \(path)")
        defer { _ = close(file) }
        _ = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, off_t(offset)) }
    }

    public static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { _ = close(file) }
        return rest(of: file)
    }

    /// Everything up to the end of a file, pipe or connection.
    public static func rest(of descriptor: Int32) -> [UInt8] {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            guard count > 0 else { return all }
            all += piece.prefix(count)
        }
    }

    /// Permission bits, without following links; `nil` if missing.
    public static func mode(_ path: String) -> mode_t? { status(path).map { $0.st_mode & 0o777 } }

    public static func exists(_ path: String) -> Bool { status(path) != nil }

    public static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { _ = closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    /// Removes a file or a folder with its contents, whatever their permissions.
    static func remove(_ path: String) {
        if isOfType(S_IFDIR, path) {
            chmod(path, 0o700)
            for name in names(in: path) { remove(path + "/" + name) }
        }
        _ = Glibc.remove(path)
    }

    static func isOfType(_ type: mode_t, _ path: String) -> Bool {
        status(path).map { $0.st_mode & S_IFMT == type } ?? false
    }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }
}
