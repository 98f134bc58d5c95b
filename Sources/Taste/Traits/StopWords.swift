/// Words that say nothing of what a photo shows.
enum StopWords {
    private static let all: Set<String> = [
        "and", "are", "around", "behind", "beside", "between", "but", "can", "during", "for", "from", "has",
        "have", "her", "his", "image", "into", "its", "near", "next", "not", "off", "out", "over", "photo",
        "photograph", "picture", "shot", "some", "that", "the", "their", "there", "this", "through", "under",
        "untitled", "very", "was", "were", "while", "who", "with", "you", "your",
        "без", "для", "или", "как", "между", "над", "около", "под", "после", "при", "про", "через", "что",
        "это",
    ]

    private static let longest = all.map(\.utf8.count).max() ?? 0

    /// Whether it is one of them.
    static func contain(_ word: String) -> Bool { word.utf8.count <= longest && all.contains(word) }
}
