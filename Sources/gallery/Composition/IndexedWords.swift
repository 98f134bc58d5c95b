import CommandShell
import GalleryCore
import UseCases
import Wording

/// Known words near a typed word. The word may also be Russian, or typed with the wrong keyboard layout.
struct IndexedWords: NearestWords {
    let known: KnownWords<WordIndex>

    func nearest(to word: String) async -> String? {
        let index = await known.freshIndex()
        guard !index.contains(word) else { return nil }
        if let latin = KeyboardLayout.latin(word), index.contains(latin) { return latin }
        return Phrases.tag(meaning: word) ?? index.words(near: word, limit: 1).first
    }
}
