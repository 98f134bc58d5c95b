/// Text as the wide-character calls of C have it: one `wchar_t` a Unicode scalar, zero at the end.
enum WideText {
    /// For a C call; zeros inside would end it and are left out.
    static func characters(of text: String) -> [Int32] {
        text.unicodeScalars.filter { $0.value != 0 }.map { Int32(bitPattern: $0.value) } + [0]
    }

    /// From a C call. What is no Unicode scalar becomes U+FFFD.
    static func text(_ characters: some Sequence<Int32>) -> String {
        var scalars = String.UnicodeScalarView()
        for character in characters where character != 0 {
            scalars.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}")
        }
        return String(scalars)
    }
}
