/// Percent-encoding of all but the unreserved characters of RFC 3986.
enum PercentEncoding {
    static func encode(_ text: String) -> String {
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: encoded.append(byte)
            default:
                encoded += (byte < 16 ? "%0" : "%").utf8
                encoded += String(byte, radix: 16, uppercase: true).utf8
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
