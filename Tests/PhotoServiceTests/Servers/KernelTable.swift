import Glibc

/// Rows and columns of a table in /proc.
enum KernelTable {
    /// Reads to the end: these files report no size and return a page per read.
    static func rows(of path: String) -> [[String]] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        defer { _ = close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while case let count = read(descriptor, &piece, piece.count), count > 0 {
            bytes += piece.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
            line.split(separator: " ").map(String.init)
        }
    }
}
