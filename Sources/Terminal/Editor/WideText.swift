/// Text as a zero-terminated `wchar_t` string.
enum WideText {
    /// Drops embedded zeros.
    static func characters(of text: String) -> [Int32] {
        text.unicodeScalars.filter { $0.value != 0 }.map { Int32(bitPattern: $0.value) } + [0]
    }

    /// Replaces invalid scalars by U+FFFD.
    static func text(_ characters: some Sequence<Int32>) -> String {
        var scalars = String.UnicodeScalarView()
        for character in characters where character != 0 {
            scalars.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}")
        }
        return String(scalars)
    }
}
