import CSystem

/// MD5 (RFC 1321) by libmd, for names that other programs derive from it. Not for secrets.
enum MD5 {
    /// 32 hexadecimal digits.
    static func digest(of text: String) -> String {
        let bytes = Array(text.utf8)
        var context = MD5_CTX()
        MD5Init(&context)
        MD5Update(&context, bytes, bytes.count)
        var digest = [UInt8](repeating: 0, count: Int(MD5_DIGEST_LENGTH))
        MD5Final(&digest, &context)
        return digest.hexadecimal
    }
}

extension [UInt8] {
    /// Two lower-case digits a byte.
    var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
