import CEditline
import TextLayout

/// Composes letters with combining marks (NFC, Unicode Annex 15): libedit would show a mark after its letter.
enum ComposedText {
    /// Ranges of composed letters: Latin, Greek, Cyrillic, Arabic, Vietnamese, polytonic Greek, kana.
    private static let ranges: [ClosedRange<UInt32>] = [
        0xC0...0x24F, 0x386...0x4F9, 0x622...0x6D3, 0x1E00...0x1FFC, 0x304C...0x30FE,
    ]

    /// Scalar that is canonically equivalent to a letter followed by a mark; `nil` if none exists.
    static func scalar(of letter: Unicode.Scalar, _ accent: Unicode.Scalar) -> Unicode.Scalar? {
        guard accent.properties.canonicalCombiningClass != .notReordered else { return nil }
        let pair = String(letter) + String(accent)
        for range in ranges {
            // String equality is canonical equivalence.
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

enum PastedText {
    /// Joins lines with semicolons and drops invisible characters, so that the line shows exactly what will run.
    static func oneLine(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline).map { CleanText.clean(String($0)) }
        return lines.map { line in
            String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
