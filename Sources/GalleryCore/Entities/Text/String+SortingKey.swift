extension String {
    /// Lower case, with Latin letters without diacritics and ё as е.
    public var sortingKey: String {
        lowercased().map { character in
            switch character.unicodeScalars.first?.value ?? 0 {
            case _ where character == "ё": "е"
            case 0x61...0x24F, 0x1E00...0x1EFF: Slug.transliterated[character] ?? String(character)
            default: String(character)
            }
        }.joined()
    }
}
