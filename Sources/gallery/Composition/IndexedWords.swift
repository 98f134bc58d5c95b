import CommandShell
import GalleryCore
import UseCases

struct IndexedWords: NearestWords {
    let known: KnownWords<WordIndex>

    func nearest(to word: String) async -> String? {
        let index = await known.freshIndex()
        return index.contains(word) ? nil : index.words(near: word, limit: 1).first
    }
}
