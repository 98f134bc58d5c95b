/// Width of text in terminal columns (Unicode TR 11; emoji as terminals draw them).
public enum CellWidth {
    public static func of(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// Width of one character, usually 0, 1 or 2.
    public static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        // A single regional indicator counts as 2 columns, as in most terminals; others leave the second column empty.
        guard scalars.count > 1 else { return isHalfFlag(first) ? 2 : of(first) }
        return isEmoji(scalars, first) ? 2 : scalars.reduce(0) { $0 + of($1) }
    }

    /// Whether the scalars are an emoji sequence (UTS 51): an emoji or keycap with U+FE0F, a joiner or a skin tone.
    private static func isEmoji(_ scalars: Character.UnicodeScalarView, _ first: Unicode.Scalar) -> Bool {
        guard first.properties.isEmoji else { return false }
        return scalars.contains { $0.value == 0xFE0F || $0.value == 0x200D || $0.properties.isEmojiModifier }
    }

    public static func prefix(of text: String, columns: Int) -> String {
        var used = 0
        var end = text.startIndex
        for index in text.indices {
            used += of(text[index])
            if used > columns { break }
            end = text.index(after: index)
        }
        return String(text[..<end])
    }

    private static func isHalfFlag(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        // Hangul vowels and final consonants are drawn inside the syllable of their first consonant.
        if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
        if isHalfFlag(scalar) { return 1 }
        return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    /// East Asian Wide and Fullwidth (EastAsianWidth.txt) without most emoji; merged across unassigned points.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F265, 0x1F3F4...0x1F3F4, 0x1FA70...0x1FAFF,
        0x20000...0x3FFFD,
    ]
}
