import FoundationEssentials
import GalleryCore
import Synchronization

@testable import Screens

/// Answers as it was told, and recommends nothing by itself.
struct StubRecommendations: RecommendationsInteracting {
    final class Likes: Sendable {
        let newest = Mutex<PhotoID?>(nil)
        let date = Mutex(Date.distantPast)
    }

    /// What `more` answers; notes the other questions, too.
    let pages = ScriptedResults<PhotoList, CatalogError>(missing: .notFound)
    let likes = Likes()
    var page: SavedFeedPage?
    var shown: [PhotoListID: PhotoList] = [:]
    var names: [BoardName] = []

    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList { try pages.next("more") }
    func remembered() async -> SavedFeedPage? { page }
    func known(_ list: PhotoListID) async -> PhotoList { shown[list] ?? PhotoList() }
    func startOver(_ list: PhotoListID) async { pages.note("over") }
    func passedOver(_ photos: [Photo]) {
        pages.note("passed over \(photos.map(\.id.key).joined(separator: " "))")
    }
    func newestLike() -> PhotoID? { likes.newest.withLock(\.self) }
    func hasChosen(since date: Date) -> Bool { likes.date.withLock(\.self) > date }
    func boards() -> [BoardName] { names }
}
