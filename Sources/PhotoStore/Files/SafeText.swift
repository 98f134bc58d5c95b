enum SafeText {
    /// Maximum number of combining marks per letter.
    private static let maxMarks = 4

    /// Removes or replaces path separators and lookalikes, control characters, characters that reorder or hide text,
    /// and those that FAT, NTFS or SMB do not allow. Drops a leading `-`, `.` or `~`.
    static func clean(_ text: String) -> String {
        var clean = String.UnicodeScalarView()
        var markCount = 0
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let next = scalars[scalars.index(after: index)...].first
            if joins(scalars[index], clean.last, next) {
                clean.append(scalars[index])
                continue
            }
            guard let safe = replacement(for: scalars[index]) else { continue }
            if isMark(safe) {
                markCount += 1
                if clean.isEmpty || clean.last == " " || markCount > maxMarks { continue }
            } else {
                markCount = 0
            }
            if safe == " ", clean.isEmpty || clean.last == " " { continue }
            clean.append(safe)
        }
        return trimmed(String(clean))
    }

    /// One line without control characters and without characters that hide or reorder text, for use in other programs.
    static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
                if !plain.isEmpty, plain.last != " " { plain.append(" ") }
            // Keeps joiners, which emoji and several scripts use.
            case .format where scalar != "\u{200C}" && scalar != "\u{200D}": continue
            case .surrogate, .privateUse, .unassigned: continue
            default: plain.append(scalar)
            }
        }
        while plain.last == " " { plain.removeLast() }
        return String(plain)
    }

    /// `text` or, if it is longer than `bytes` in UTF-8, its longest prefix of whole grapheme clusters, trimmed.
    static func cut(_ text: String, to bytes: Int) -> String {
        guard text.utf8.count > bytes else { return text }
        var left = bytes
        var end = text.startIndex
        for index in text.indices {
            let next = text.index(after: index)
            left -= text.utf8.distance(from: index, to: next)
            guard left >= 0 else { break }
            end = next
        }
        return trimmed(String(text[..<end]))
    }

    /// Removes characters that a file name must not begin or end with.
    static func trimmed(_ text: String) -> String {
        // A leading combining mark would combine with the character printed before the name.
        let front = text.unicodeScalars.drop { "-.~ ".unicodeScalars.contains($0) || isMark($0) }
        var scalars = String.UnicodeScalarView(front)
        while let last = scalars.last, " .\u{200C}".unicodeScalars.contains(last) { scalars.removeLast() }
        return String(scalars)
    }

    private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if slashes.contains(scalar.value) { return "-" }
        switch scalar {
        // Not allowed on FAT, NTFS and SMB shares, where a pictures folder may be.
        case ":", "|": return "-"
        case "*", "?", "<", ">": return "_"
        case "\"": return "'"
        // Overlays that make a letter look like a slash.
        case "\u{0337}", "\u{0338}", "\u{20E5}", "\u{20EB}": return nil
        // Invisible letters: Hangul fillers and the Braille blank.
        case "\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}", "\u{2800}": return " "
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return " "
        case .format, .surrogate, .privateUse, .unassigned: return nil
        default: return scalar.properties.isDefaultIgnorableCodePoint ? nil : scalar
        }
    }

    /// Whether a joiner or variation selector belongs to the letters or emoji beside it, as in output to a pipe.
    private static func joins(_ scalar: Unicode.Scalar, _ last: Unicode.Scalar?, _ next: Unicode.Scalar?)
        -> Bool
    {
        guard let last else { return false }
        switch scalar.value {
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F:
            return last.properties.isEmoji || !last.isASCII && isLetter(last)
        case 0x200C, 0x200D:
            if last.properties.canonicalCombiningClass == .virama { return true }
            guard let next, !last.isASCII || !next.isASCII else { return false }
            return (isLetter(last) || isPictogram(last)) && (isLetter(next) || isPictogram(next))
        default: return false
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.isIdeographic
            || scalar.properties.canonicalCombiningClass == .virama
    }

    private static func isPictogram(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && scalar.properties.isEmoji || scalar == "\u{FE0F}"
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    /// Slash, backslash and lookalikes: confusables.txt of UTS #39 without letters of living scripts.
    private static let slashes: Set<UInt32> = [
        0x2F, 0x5C, 0x1735, 0x2041, 0x2044, 0x2215, 0x2216, 0x2571, 0x2572, 0x27CB, 0x27CD, 0x29F5, 0x29F8,
        0x29F9, 0x2CC6, 0x2F03, 0x3033, 0x31D3, 0xFE68, 0xFF0F, 0xFF3C, 0x1D20F, 0x1D23A, 0x1D23B,
    ]
}
