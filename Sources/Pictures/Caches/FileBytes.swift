import Glibc

/// Bytes of small files, whole or not at all, through interruptions.
enum FileBytes {
    /// As many as there are, `most` at most.
    static func read(_ file: Int32, most: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
            while filled < buffer.count {
                let got = Glibc.read(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
                if got > 0 { filled += got } else if got == 0 || errno != EINTR { break }
            }
        }
    }

    /// Makes the file, which must not be there; false leaves none.
    static func write(_ bytes: [UInt8], toNew path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return false }
        var from = 0
        while from < bytes.count {
            let put = bytes.withUnsafeBytes { buffer in
                Glibc.write(file, buffer.baseAddress.map { $0 + from }, buffer.count - from)
            }
            if put > 0 { from += put } else if errno != EINTR { break }
        }
        guard close(file) == 0, from == bytes.count else {
            _ = unlink(path)
            return false
        }
        return true
    }
}
