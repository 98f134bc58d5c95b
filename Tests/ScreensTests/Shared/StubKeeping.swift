import GalleryCore
import Synchronization

@testable import Screens

/// Keeps by noting; every photo it kept has a heart.
final class StubKeeping: KeepingInteracting {
    private let ids = Mutex<Set<PhotoID>>([])

    func keep(_ photo: Photo) async throws(Trouble) -> KeepOutcome {
        ids.withLock { $0.insert(photo.id).inserted } ? .kept : .already
    }
    func forget(_ id: PhotoID) throws(Trouble) -> Bool { ids.withLock { $0.remove(id) != nil } }
    func kept(among photos: [Photo]) -> Set<PhotoID> { ids.withLock { $0.intersection(photos.map(\.id)) } }
    func save(
        _ photo: Photo, in folder: String?, progress: @escaping @MainActor (Int64, Int64?) -> Void
    ) async throws(Trouble) -> Saved {
        Saved(path: "/\(folder ?? "pictures")/\(photo.id.key).jpg", keeping: nil)
    }
}
