enum StopWords {
    private static let all: Set<String> = [
        "about", "above", "across", "after", "against", "all", "along", "also", "among", "and", "any", "are",
        "around", "because", "been", "before", "behind", "being", "below", "beneath", "beside", "besides",
        "between", "both", "but", "can", "could", "did", "does", "during", "each", "for", "from", "had",
        "has",
        "have", "here", "her", "him", "his", "how", "image", "into", "its", "just", "many", "more", "most",
        "much", "near", "next", "not", "off", "only", "onto", "other", "our", "out", "over", "photo",
        "photograph", "picture", "she", "shot", "some", "such", "than", "that", "the", "their", "them",
        "then",
        "there", "these", "they", "this", "those", "through", "too", "toward", "towards", "under", "untitled",
        "upon", "very", "was", "were", "what", "when", "where", "which", "while", "who", "will", "with",
        "within", "without", "would", "you", "your",
        "без", "во", "для", "до", "её", "за", "из", "или", "их", "как", "ко", "между", "на", "над", "не",
        "но",
        "об", "около", "от", "по", "под", "после", "при", "про", "со", "то", "через", "что", "это",
    ]

    /// For each first byte, a bit set of the lengths of the stop words: rejects most other words without a lookup.
    private static let lengths: [UInt32] = {
        var lengths = [UInt32](repeating: 0, count: 256)
        for word in all { if let first = word.utf8.first { lengths[Int(first)] |= 1 << word.utf8.count } }
        return lengths
    }()

    /// `word` is lower-case UTF-8.
    static func contain(_ word: [UInt8]) -> Bool {
        guard let first = word.first, lengths[Int(first)] & (1 << word.count) != 0 else { return false }
        return all.contains(String(decoding: word, as: UTF8.self))
    }
}
