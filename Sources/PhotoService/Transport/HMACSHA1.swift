import CCurl

/// HMAC-SHA1 (RFC 2104) by libcurl's libcrypto. swift-crypto would add 1.5 MB of BoringSSL.
enum HMACSHA1 {
    /// 20 bytes; `nil` if libcrypto is missing.
    static func digest(of text: [UInt8], key: [UInt8]) -> [UInt8]? {
        var digest = [UInt8](repeating: 0, count: 20)
        let isMade = gallery_hmac_sha1(key, Int32(clamping: key.count), text, text.count, &digest) == 1
        return isMade ? digest : nil
    }
}
