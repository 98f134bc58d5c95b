import Glibc

/// Pictures in shared memory that a real terminal would have removed.
enum UnreadSharedPictures {
    private static let folder = "/dev/shm"

    static func remove(of process: pid_t) {
        guard let entries = opendir(folder) else { return }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix("tty-graphics-protocol-gallery-\(process)-") { _ = unlink(folder + "/" + name) }
        }
    }
}
