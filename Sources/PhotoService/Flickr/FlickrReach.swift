import Synchronization

/// How many pages searches have, as far as that was heard.
final class FlickrReach: Sendable {
    private let known = Mutex<[String: Int]>([:])

    func pages(of words: String) -> Int? { known.withLock { $0[words] } }

    func note(_ pages: Int, of words: String) {
        known.withLock { known in
            if known.count >= 100 { known = [:] }
            known[words] = max(1, pages)
        }
    }
}
