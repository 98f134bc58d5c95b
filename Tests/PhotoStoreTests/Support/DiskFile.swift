import Glibc

/// File access independent of the code under test.
enum DiskFile {
    static func write(_ bytes: [UInt8], to path: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        precondition(file >= 0, "cannot write \(path)")
        defer { _ = close(file) }
        _ = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    }

    static func overwrite(_ path: String, at offset: Int, with bytes: [UInt8]) {
        let file = open(path, O_WRONLY)
        precondition(file >= 0, "cannot write \(path)")
        defer { _ = close(file) }
        _ = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, off_t(offset)) }
    }

    static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { _ = close(file) }
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(file, &piece, piece.count)
            guard count > 0 else { return all }
            all += piece.prefix(count)
        }
    }

    static func mode(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    static func exists(_ path: String) -> Bool { mode(path) != nil }

    static func names(in folder: String) -> [String] {
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
}
