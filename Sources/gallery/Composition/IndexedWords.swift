import CommandShell
import GalleryCore
import Screens
import UseCases
import Wording

/// Known words near a typed word. The word may also be Russian, or typed with the wrong keyboard layout.
struct IndexedWords: NearestWords {
    /// Common tags, since the index of a new user is empty.
    private static let common = WordIndex(Phrases.commonTags)

    let known: KnownWords<WordIndex>

    func nearest(to word: String) async -> String? {
        let indices = [await known.freshIndex(), Self.common]
        func isKnown(_ word: String) -> Bool { indices.contains { $0.contains(word) } }
        guard !isKnown(word) else { return nil }
        if let latin = KeyboardLayout.latin(word), isKnown(latin) { return latin }
        return Phrases.tag(meaning: word)
            ?? indices.lazy.compactMap { $0.words(near: word, limit: 1).first }.first
    }

    func tag(meaning word: String) -> String? { Phrases.tag(meaning: word) }

    func joinsAlternatives(_ word: String) -> Bool {
        FirstGuessTable.alternatives.contains(word.lowercased())
    }

    func isSearchCommand(_ word: String) -> Bool {
        let meant = [KeyboardLayout.latin(word), Phrases.commandWords(in: .russian)[word.lowercased()]]
        let words = CommandCatalog.infos.first { $0.name == "search" }?.words ?? []
        return meant.contains { $0.map(words.contains) == true }
    }
}
