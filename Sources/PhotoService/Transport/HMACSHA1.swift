import CCurl

/// RFC 2104 with SHA-1, by the library that libcurl brings along. Package swift-crypto adds 1.5 MB of BoringSSL.
enum HMACSHA1 {
    /// 20 bytes; nil where libcrypto is missing.
    static func digest(of text: [UInt8], key: [UInt8]) -> [UInt8]? {
        var digest = [UInt8](repeating: 0, count: 20)
        let isMade = gallery_hmac_sha1(key, Int32(clamping: key.count), text, text.count, &digest) == 1
        return isMade ? digest : nil
    }
}
