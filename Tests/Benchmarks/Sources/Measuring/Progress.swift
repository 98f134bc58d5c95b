import Glibc

/// Progress of a long measurement, on standard error.
enum Progress {
    static func print(_ text: String) {
        fflush(nil)
        _ = Array("\(text)\n".utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }
}
