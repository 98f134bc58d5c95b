import GalleryCore

extension Phrases {
    /// Translation of a service's tag; the tag itself if unknown.
    ///
    /// Searches use the original tag, because the photos from which it was learned have that tag.
    public static func meaning(ofTag word: String) -> String {
        Language.current == .english ? word : RussianTags.meanings[word.lowercased()] ?? word
    }

    /// Translations of tags, without those that an earlier tag has, too.
    public static func meanings(ofTags tags: some Sequence<String>) -> [String] {
        tags.map(meaning(ofTag:)).distinct(by: \.self)
    }

    /// Frequent tags of photo services, in alphabetical order.
    public static var commonTags: [String] { RussianTags.meanings.keys.sorted() }

    /// Tag whose Russian meaning differs from `word` at most in the ending; `nil` if no such tag is known.
    public static func tag(meaning word: String) -> String? {
        let word = word.lowercased()
        if let tag = RussianTags.synonyms[word] { return tag }
        func distance(_ meaning: String) -> Int? {
            let common = zip(meaning, word).prefix { $0 == $1 }.count
            let endings = meaning.dropFirst(common) + word.dropFirst(common)
            let rest = max(meaning.count, word.count) - common
            return rest <= 2 && common > rest && endings.allSatisfy(RussianTags.endings.contains) ? rest : nil
        }
        let near = RussianTags.meanings.compactMap { tag, meaning in
            distance(meaning.lowercased()).map { (rest: $0, tag: tag) }
        }
        return near.min { ($0.rest, $0.tag) < ($1.rest, $1.tag) }?.tag
    }
}
