enum StopWords {
    private static let all: Set<String> = [
        "and", "are", "around", "behind", "beside", "between", "but", "can", "during", "for", "from", "has",
        "have", "her", "his", "image", "into", "its", "near", "next", "not", "off", "out", "over", "photo",
        "photograph", "picture", "shot", "some", "that", "the", "their", "there", "this", "through", "under",
        "untitled", "very", "was", "were", "while", "who", "with", "you", "your",
        "без", "для", "или", "как", "между", "над", "около", "под", "после", "при", "про", "через", "что",
        "это",
    ]

    /// For each first byte, a bit set of the lengths of the stop words: rejects most other words without a lookup.
    private static let lengths: [UInt32] = {
        var lengths = [UInt32](repeating: 0, count: 256)
        for word in all { if let first = word.utf8.first { lengths[Int(first)] |= 1 << word.utf8.count } }
        return lengths
    }()

    /// `word` is UTF-8.
    static func contain(_ word: [UInt8]) -> Bool {
        guard let first = word.first, lengths[Int(first)] & (1 << word.count) != 0 else { return false }
        return all.contains(String(decoding: word, as: UTF8.self))
    }
}
