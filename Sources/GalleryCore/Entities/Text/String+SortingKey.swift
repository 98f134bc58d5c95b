extension String {
    /// Lower case, with Latin letters without diacritics and ё as е. Other letters with marks are one scalar each, also
    /// if they are written as several, as in names of files that come from macOS.
    public var sortingKey: String {
        guard !utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased() }
        return lowercased().map { character in
            if character.isASCII { return String(character) }
            return switch character.unicodeScalars.first?.value ?? 0 {
            case _ where character == "ё": "е"
            case 0x61...0x24F, 0x1E00...0x1EFF: Slug.transliterated[character] ?? String(character)
            case 0x1100...0x1112: Self.syllable(character) ?? String(character)
            default:
                character.unicodeScalars.count > 1
                    ? Self.composed[character] ?? String(character) : String(character)
            }
        }.joined()
    }

    /// Hangul syllable of two or three jamo (Unicode Standard 3.12).
    private static func syllable(_ character: Character) -> String? {
        let jamo = character.unicodeScalars.map { Int($0.value) }
        guard 2...3 ~= jamo.count, 0x1161...0x1175 ~= jamo[1], jamo.count == 2 || 0x11A8...0x11C2 ~= jamo[2]
        else {
            return nil
        }
        let number =
            ((jamo[0] - 0x1100) * 21 + jamo[1] - 0x1161) * 28 + (jamo.count == 3 ? jamo[2] - 0x11A7 : 0)
        return Unicode.Scalar(UInt32(0xAC00 + number)).map { String(Character($0)) }
    }

    private static let composed = Dictionary(
        uniqueKeysWithValues: ("йїўќѓ" + "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔ"
            + "ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ" + "άέήίόύώϊϋΐΰ").map { ($0, String($0)) })
}
