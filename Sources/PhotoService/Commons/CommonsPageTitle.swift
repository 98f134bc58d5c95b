import GalleryCore

/// Key made of a file's name: `File.` and the name, in which bytes other than ASCII letters, digits, `_` and `.` are
/// hexadecimal, such as `-C3-B8`.
enum CommonsPageTitle {
    private static let lead = "File."

    /// Key of a percent-encoded file name without namespace; `nil` if the name is empty.
    static func key(ofEncoded name: Substring) -> String? {
        guard !name.isEmpty else { return nil }
        let bytes = name.percentDecodedBytes
        return lead
            + bytes.map { byte in
                let isPlain =
                    byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || 0x30...0x39 ~= byte)
                    || [0x5F, 0x2E].contains(byte)
                return isPlain
                    ? String(Unicode.Scalar(byte))
                    : (byte < 16 ? "-0" : "-") + String(byte, radix: 16, uppercase: true)
            }.joined()
    }

    /// Page title for a key made of a file name; `nil` for other keys.
    static func title(ofKey key: String) -> String? {
        guard key.hasPrefix(lead), key.utf8.count > lead.utf8.count else { return nil }
        let encoded = key.dropFirst(lead.count).replacing("-", with: "%")
        return "File:" + String(decoding: encoded[...].percentDecodedBytes, as: UTF8.self)
    }
}
