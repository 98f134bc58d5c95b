import GalleryCore
import Wording

/// Knows no similar words, but Russian tags, `or`, and `search` in the Russian keyboard layout.
struct RussianWords: NearestWords {
    func nearest(to word: String) -> String? { nil }
    func tag(meaning word: String) -> String? { Phrases.tag(meaning: word) }
    func joinsAlternatives(_ word: String) -> Bool {
        FirstGuessTable.alternatives.contains(word.lowercased())
    }
    func isSearchCommand(_ word: String) -> Bool { word == "ыуфкср" }
}
