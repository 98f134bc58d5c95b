/// The one function that makes text from outside harmless to a terminal.
///
/// Control characters become visible blanks, bidirectional and invisible ones go, combining marks are limited:
/// what is left can neither move the cursor nor reorder the line (Unicode TR 36, section 3). Joiners, variation
/// selectors and skin tones go as well: terminals disagree on the width of what they make, and apart each emoji is as
/// wide in all of them.
public enum CleanText {
    /// Marks that may follow one base character.
    static let marks = 4

    /// Text that is safe to print on one line: line breaks and tabs are spaces, too.
    public static func clean(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var clean = String.UnicodeScalarView()
        var marksSoFar = 0
        for scalar in text.unicodeScalars {
            switch fate(of: scalar) {
            case .keep:
                let isTone = scalar.value > 0x7F && scalar.properties.isEmojiModifier
                if isTone, clean.last?.properties.isEmojiModifierBase == true { continue }
                marksSoFar = 0
                clean.append(scalar)
            case .mark:
                marksSoFar += 1
                if marksSoFar <= marks { clean.append(scalar) }
            case .blank:
                marksSoFar = 0
                clean.append(" ")
            case .drop: continue
            case .replace:
                marksSoFar = 0
                clean.append("\u{FFFD}")
            }
        }
        return String(clean)
    }

    /// Combines with what stands before it.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool { fate(of: scalar) == .mark }

    private enum Fate { case keep, mark, blank, drop, replace }

    private static func fate(of scalar: Unicode.Scalar) -> Fate {
        switch scalar.value {
        // Of which most text is made that is not all ASCII, too.
        case 0x20..<0x7F: return .keep
        case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: return .blank
        // What keeps the groups of a number together.
        case 0x202F: return .keep
        case 0xE0000...0xE0FFF: return .drop
        // Blank letters that pass for nothing: Hangul fillers, the Braille blank.
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
