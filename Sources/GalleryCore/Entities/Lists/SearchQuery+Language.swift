extension SearchQuery {
    /// Likely language by script, as a value of `lang`; `nil` if only other scripts occur, such as Latin.
    public var language: String? {
        let letters = keywords.lowercased().unicodeScalars
        if letters.contains(where: "іїєґ".unicodeScalars.contains) { return "uk" }
        return Self.scripts.first { range, _ in letters.contains { range.contains($0.value) } }?.language
    }

    /// Unicode ranges; kana precede Han, because Japanese text contains both.
    private static let scripts: [(range: ClosedRange<UInt32>, language: String)] = [
        (0x0370...0x03FF, "el"), (0x0400...0x04FF, "ru"), (0x0590...0x05FF, "he"), (0x0600...0x06FF, "ar"),
        (0x0900...0x097F, "hi"), (0x0E00...0x0E7F, "th"), (0x3040...0x30FF, "ja"), (0xAC00...0xD7AF, "ko"),
        (0x4E00...0x9FFF, "zh-hans"),
    ]
}
