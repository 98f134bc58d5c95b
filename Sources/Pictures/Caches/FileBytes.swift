import FoundationEssentials
import Glibc

enum FileBytes {
    static func read(_ file: Int32, most: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
            while filled < buffer.count {
                let got = Glibc.read(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
                if got > 0 { filled += got } else if got == 0 || errno != EINTR { break }
            }
        }
    }

    /// Writes a file that must not exist; deletes it if writing fails. Returns whether all bytes are written.
    static func write(_ bytes: [UInt8], toNew path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return false }
        let isWritten = write(bytes, to: file)
        guard close(file) == 0, isWritten else {
            _ = unlink(path)
            return false
        }
        return true
    }

    /// Writes all bytes to an open file; on failure, sets `errno` and returns `false`.
    static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }

    static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}
