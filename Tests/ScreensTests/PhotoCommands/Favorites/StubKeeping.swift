import Fakes
import GalleryCore
import Synchronization

@testable import Screens

/// Keeps by noting; every photo it kept has a heart.
final class StubKeeping: KeepingInteracting {
    private let ids = Mutex<Set<PhotoID>>([])

    let learns = true
    /// Boards that last as long as the test.
    let boards = InMemoryBoards()
    var boarding: any BoardingInteracting { boards.interactor() }
    func learn(_ signal: TasteSignal, from photos: [Photo]) {}
    func look(at photo: Photo) {}
    func see(_ photos: [Photo]) { seen.withLock { $0 += photos.map(\.id) } }
    func reason(for photo: Photo) -> Reason? { Reason(traits: [.term("fog"), .term("forest")], likes: 4) }
    func keep(_ photo: Photo) async throws(ScreenError) -> KeepOutcome {
        ids.withLock { $0.insert(photo.id).inserted } ? .kept : .already
    }
    func forget(_ id: PhotoID) throws(ScreenError) -> Bool { ids.withLock { $0.remove(id) != nil } }
    func kept(among photos: [Photo]) -> Set<PhotoID> { ids.withLock { $0.intersection(photos.map(\.id)) } }
    func save(
        _ photo: Photo, _ order: SaveOrder, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(ScreenError) -> Saved {
        let path = "/\(order.folder ?? "pictures")/\(photo.id.key).jpg"
        return Saved(file: SavedFile(path: path, isNew: true), keeping: nil)
    }
    func path(of photo: Photo) async throws(ScreenError) -> String? { paths.withLock { $0[photo.id] } }
    func openPage(_ link: String) async -> Bool {
        pages.withLock { $0.append(link) }
        return hasBrowser.withLock(\.self)
    }

    /// What was shown.
    let seen = Mutex<[PhotoID]>([])
    /// What stands in the pictures folder.
    let paths = Mutex<[PhotoID: String]>([:])
    /// What was opened.
    let pages = Mutex<[String]>([])
    let hasBrowser = Mutex(true)
}
