import GalleryCore
import Synchronization

/// Which photos have a copy of their own among the favorites.
///
/// Those who ask at the same time are answered together, in the order in which they asked: the store has one answer at
/// a time, and thirty transactions for the pictures of a page take longer than what else there is to do before they are
/// asked for.
final class FavoriteCopies: Sendable {
    private struct Asker {
        let photo: PhotoID
        let continuation: CheckedContinuation<Bool, Never>
    }

    private let favorites: any FavoritesStore
    private let waiting = Mutex<[Asker]>([])

    init(in favorites: any FavoritesStore) { self.favorites = favorites }

    /// False also where the store cannot be read.
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
        // Behind the tasks that were begun with this one, and ask, too.
        await Task.yield()
        let askers = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        let known = (try? favorites.withPictures(among: askers.map(\.photo))) ?? []
        for asker in askers { asker.continuation.resume(returning: known.contains(asker.photo)) }
    }
}
