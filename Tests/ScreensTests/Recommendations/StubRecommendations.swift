import FoundationEssentials
import GalleryCore
import Synchronization
import UseCases

@testable import Screens

struct StubRecommendations: RecommendationsInteracting {
    final class Age: Sendable {
        let isOutdated = Mutex(false)
    }

    /// Results of `more`; also records calls of `startOver` and `passedOver`.
    let pages = ScriptedResults<PhotoList, CatalogError>(missing: .notFound)
    let age = Age()
    var page: CachedReply?
    var shown: [PhotoListID: PhotoList] = [:]
    var names: [BoardName] = []
    var hasNeverSearched = false
    var stored = PhotoFixture().stored
    /// Result of `renewed`.
    var renewal: PhotoList?

    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList { try pages.next("more") }
    func restoreRemembered() async -> CachedReply? { page }
    func isExpired(_ page: CachedReply) -> Bool { false }
    func renewed() async -> PhotoList? { renewal }
    func loaded(_ list: PhotoListID) async -> PhotoList { shown[list] ?? PhotoList() }
    func startOver(_ list: PhotoListID) async { pages.note("over") }
    func passedOver(_ photos: [Photo]) {
        pages.note("passed over \(photos.map(\.id.key).joined(separator: " "))")
    }
    func isOutdated() async -> Bool { age.isOutdated.withLock(\.self) }
    func boards() -> [BoardName] { names }
}
