import CSystem

/// SHA-256 (FIPS 180-4) by libmd, which libedit links anyway; 180 MB/s, against 131 MB/s for Swift code.
enum SHA256 {
    private static let piece = 1 << 18

    /// Digest of a whole file as 64 hexadecimal digits.
    static func digest(of file: borrowing OpenFile) -> String {
        var context = SHA2_CTX()
        SHA256Init(&context)
        for offset in stride(from: 0, to: file.size, by: piece) {
            let bytes = file.bytes(from: offset, count: min(piece, file.size - offset))
            SHA256Update(&context, bytes, bytes.count)
        }
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256Final(&digest, &context)
        return digest.hexadecimal
    }
}
