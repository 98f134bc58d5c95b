import GalleryCore
import Synchronization

/// The words by which photos like one were found, so that all pages come from the same search.
final class SimilarityCache: Sendable {
    private let words = Mutex<[PhotoID: String]>([:])

    func words(for id: PhotoID) -> String? { words.withLock { $0[id] } }

    func remember(_ text: String, for id: PhotoID) {
        words.withLock { words in
            // A session looks at few photos this way; losing the oldest costs one more request.
            if words.count >= 100 { words = [:] }
            words[id] = text
        }
    }
}
