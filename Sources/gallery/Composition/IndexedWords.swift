import CommandShell
import GalleryCore
import UseCases
import Wording

/// Known words near a typed one, also for the other keyboard layout and for Russian words.
struct IndexedWords: NearestWords {
    let known: KnownWords<WordIndex>

    func nearest(to word: String) async -> String? {
        let index = await known.freshIndex()
        guard !index.contains(word) else { return nil }
        if let latin = KeyboardLayout.latin(word), index.contains(latin) { return latin }
        return Phrases.tag(meaning: word) ?? index.words(near: word, limit: 1).first
    }
}
