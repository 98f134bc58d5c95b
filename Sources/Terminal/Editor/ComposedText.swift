/// Letters with their marks as one scalar where Unicode has one (form C of Unicode TR 15): libedit counts columns by
/// scalars, and shows a mark of its own beside its letter.
enum ComposedText {
    /// Where scalars that are letter and mark lie: Latin, Greek and Cyrillic, Arabic, Vietnamese and Greek with several
    /// marks, kana.
    private static let ranges: [ClosedRange<UInt32>] = [
        0xC0...0x24F, 0x386...0x4F9, 0x622...0x6D3, 0x1E00...0x1FFC, 0x304C...0x30FE,
    ]

    /// The one scalar that is canonically equivalent to a letter and a mark behind it; nil where there is none.
    static func scalar(of letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
        guard mark.properties.canonicalCombiningClass != .notReordered else { return nil }
        let pair = String(letter) + String(mark)
        for range in ranges {
            // Strings are equal where they are canonically equivalent.
            for value in range {
                if let scalar = Unicode.Scalar(value), String(scalar) == pair { return scalar }
            }
        }
        return nil
    }

    static func text(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let last = scalars.last, let one = Self.scalar(of: last, scalar) {
                scalars.removeLast()
                scalars.append(one)
            } else {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }
}
