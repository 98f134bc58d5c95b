import GalleryCore
import Synchronization

/// Which photos have a copy of their own among the favorites.
///
/// Those who ask at the same time are answered together: the store has one answer at a time, and thirty transactions
/// for the pictures of a page take longer than what else there is to do before they are asked for.
final class FavoriteCopies: Sendable {
    private let favorites: any FavoritesStore
    private let waiting = Mutex<[PhotoID: [CheckedContinuation<Bool, Never>]]>([:])

    init(in favorites: any FavoritesStore) { self.favorites = favorites }

    /// False also where the store cannot be read.
    func exist(of photo: PhotoID) async -> Bool {
        await withCheckedContinuation { asker in
            let isFirst = waiting.withLock { waiting in
                defer { waiting[photo, default: []].append(asker) }
                return waiting.isEmpty
            }
            if isFirst { Task { await answer() } }
        }
    }

    private func answer() async {
        // Behind the tasks that were begun with this one, and ask, too.
        await Task.yield()
        let askers = waiting.withLock { waiting in
            defer { waiting = [:] }
            return waiting
        }
        let known = (try? favorites.withPictures(among: Array(askers.keys))) ?? []
        for (photo, askers) in askers {
            for asker in askers { asker.resume(returning: known.contains(photo)) }
        }
    }
}
