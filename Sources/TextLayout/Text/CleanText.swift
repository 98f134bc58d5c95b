/// Sanitizes untrusted text for one line.
///
/// Replaces control characters by visible ones, removes bidirectional and invisible characters, and limits combining
/// marks: the result neither moves the cursor nor reorders the line (Unicode TR 36, section 3).
public enum CleanText {
    /// Maximum number of combining marks per base character.
    static let maxMarks = 4

    /// Text for a terminal. Also removes joiners, variation selectors and skin tones, since terminals disagree on the
    /// width of such sequences. Line breaks and tabs become spaces.
    public static func clean(_ text: String) -> String { clean(text, keepsSequences: false) }

    /// Text for a pipe, a document or the clipboard: keeps joiners, variation selectors and skin tones of letters and
    /// emoji, which several scripts and flags need.
    public static func text(_ text: String) -> String { clean(text, keepsSequences: true) }

    /// As `text`, but keeps line breaks.
    public static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { self.text(String($0)) }
            .joined(separator: "\n")
    }

    private static func clean(_ text: String, keepsSequences: Bool) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var clean = String.UnicodeScalarView()
        var markCount = 0
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            switch fate(of: scalar) {
            case .keep:
                let isTone = scalar.value > 0x7F && scalar.properties.isEmojiModifier
                if isTone, !keepsSequences, clean.last?.properties.isEmojiModifierBase == true { continue }
                markCount = 0
                clean.append(scalar)
            case .mark:
                markCount += 1
                if markCount <= maxMarks { clean.append(scalar) }
            case .blank:
                markCount = 0
                clean.append(" ")
            case .drop:
                let next = scalars[scalars.index(after: index)...].first
                if keepsSequences, joins(scalar, clean.last, next) { clean.append(scalar) }
            case .replace:
                markCount = 0
                clean.append("\u{FFFD}")
            }
        }
        return String(clean)
    }

    /// Whether a joiner or variation selector belongs to the letters or emoji beside it. ASCII letters have none.
    static func joins(_ scalar: Unicode.Scalar, _ last: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
        guard let last else { return false }
        switch scalar.value {
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F:
            return last.properties.isEmoji || !last.isASCII && isLetter(last)
        case 0x200C, 0x200D:
            // A word may end with a joiner after a virama.
            if last.properties.canonicalCombiningClass == .virama { return true }
            guard let next else { return false }
            // Org markup has non-joiners beside its characters.
            if scalar == "\u{200C}", isSign(last) && next != " " || isSign(next) && last != " " {
                return true
            }
            guard !last.isASCII || !next.isASCII else { return false }
            return (isLetter(last) || isPictogram(last)) && (isLetter(next) || isPictogram(next))
        default: return false
        }
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && scalar.properties.generalCategory != .control && scalar != " "
            && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isAlphabetic || properties.isIdeographic
            || properties.canonicalCombiningClass == .virama
    }

    /// Whether the scalar is an emoji, or follows one in its sequence.
    private static func isPictogram(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && scalar.properties.isEmoji || scalar == "\u{FE0F}"
    }

    public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool { fate(of: scalar) == .drop }

    static func isMark(_ scalar: Unicode.Scalar) -> Bool { fate(of: scalar) == .mark }

    private enum Fate { case keep, mark, blank, drop, replace }

    private static func fate(of scalar: Unicode.Scalar) -> Fate {
        switch scalar.value {
        // Printable ASCII, the most common case, needs no property lookup.
        case 0x20..<0x7F: return .keep
        case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: return .blank
        // Narrow no-break space, the digit group separator of some locales.
        case 0x202F: return .keep
        case 0xE0000...0xE0FFF: return .drop
        // Letters that render blank: Hangul fillers, the Braille blank.
        case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800: return .blank
        default: break
        }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned: return .replace
        case .format: return .drop
        case _ where properties.isDefaultIgnorableCodePoint: return .drop
        case .nonspacingMark, .enclosingMark, .spacingMark: return .mark
        case .lineSeparator, .paragraphSeparator, .spaceSeparator: return .blank
        default: return .keep
        }
    }
}
