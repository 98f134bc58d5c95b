/// Sanitizes all untrusted text before it reaches a terminal.
///
/// Replaces control characters by visible ones, removes bidirectional and invisible characters, and limits combining
/// marks: the result neither moves the cursor nor reorders the line (Unicode TR 36, section 3). Also removes joiners,
/// variation selectors and skin tones, since terminals disagree on the width of emoji sequences.
public enum CleanText {
    /// Maximum number of combining marks per base character.
    static let maxMarks = 4

    /// Sanitizes text for one line: line breaks and tabs become spaces.
    public static func clean(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var clean = String.UnicodeScalarView()
        var markCount = 0
        for scalar in text.unicodeScalars {
            switch fate(of: scalar) {
            case .keep:
                let isTone = scalar.value > 0x7F && scalar.properties.isEmojiModifier
                if isTone, clean.last?.properties.isEmojiModifierBase == true { continue }
                markCount = 0
                clean.append(scalar)
            case .mark:
                markCount += 1
                if markCount <= maxMarks { clean.append(scalar) }
            case .blank:
                markCount = 0
                clean.append(" ")
            case .drop: continue
            case .replace:
                markCount = 0
                clean.append("\u{FFFD}")
            }
        }
        return String(clean)
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
