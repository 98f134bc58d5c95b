/// Base64 (RFC 4648, section 4), with padding.
public enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The bytes as text.
    public static func text(_ bytes: some Collection<UInt8>) -> String {
        let bytes = Array(bytes)
        return String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
            bytes.withUnsafeBufferPointer { bytes in
                alphabet.withUnsafeBufferPointer { encode(bytes, $0, into: text) }
            }
        }
    }

    private static func encode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ alphabet: UnsafeBufferPointer<UInt8>,
        into text: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var from = 0, to = 0
        while from < bytes.count {
            let left = bytes.count - from
            let group =
                Int(bytes[from]) << 16 | (left > 1 ? Int(bytes[from + 1]) << 8 : 0)
                | (left > 2 ? Int(bytes[from + 2]) : 0)
            text[to] = alphabet[group >> 18]
            text[to + 1] = alphabet[group >> 12 & 63]
            text[to + 2] = left > 1 ? alphabet[group >> 6 & 63] : UInt8(ascii: "=")
            text[to + 3] = left > 2 ? alphabet[group & 63] : UInt8(ascii: "=")
            from += 3
            to += 4
        }
        return to
    }
}
