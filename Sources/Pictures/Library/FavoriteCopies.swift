import GalleryCore
import Synchronization

/// Checks whether photos have stored copies as favorites. Answers concurrent requests in order, in one transaction,
/// because thirty transactions for a full screen would take longer than the rest of the lookup.
final class FavoriteCopies: Sendable {
    private struct Asker {
        let photo: PhotoID
        let continuation: CheckedContinuation<Bool, Never>
    }

    private let favorites: any FavoritesStore
    private let waiting = Mutex<[Asker]>([])

    init(in favorites: any FavoritesStore) { self.favorites = favorites }

    /// Whether a copy exists; `false` if the store cannot be read.
    func exist(of photo: PhotoID) async -> Bool {
        await withCheckedContinuation { asker in
            let isFirst = waiting.withLock { waiting in
                waiting.append(Asker(photo: photo, continuation: asker))
                return waiting.count == 1
            }
            if isFirst { Task { await answer() } }
        }
    }

    private func answer() async {
        // Lets tasks that were started concurrently add their requests.
        await Task.yield()
        let askers = waiting.withLock { exchange(&$0, with: []) }
        let stored = (try? favorites.withPictures(among: askers.map(\.photo))) ?? []
        for asker in askers { asker.continuation.resume(returning: stored.contains(asker.photo)) }
    }
}
