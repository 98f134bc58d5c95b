extension String {
    /// Lower case, with Latin letters without diacritics and ё as е. Other letters with marks are one scalar each, also
    /// if they are written as several, as in names of files that come from macOS.
    public var sortingKey: String {
        lowercased().map { character in
            switch character.unicodeScalars.first?.value ?? 0 {
            case _ where character == "ё": "е"
            case 0x61...0x24F, 0x1E00...0x1EFF: Slug.transliterated[character] ?? String(character)
            default:
                character.unicodeScalars.count > 1
                    ? Self.composed[character] ?? String(character) : String(character)
            }
        }.joined()
    }

    private static let composed = Dictionary(
        uniqueKeysWithValues: ("йїўќѓ" + "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔ"
            + "ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ" + "άέήίόύώϊϋΐΰ").map { ($0, String($0)) })
}
