import FoundationEssentials
import GalleryCore
import UseCases

/// Returns the page of the last session at once, and stores the first new page for the next session.
struct RecommendationsInteractor: RecommendationsInteracting, ListLoading {
    let catalog: any PhotoCatalog
    let lists: PhotoLists
    let memory: any FeedMemory
    let taste: any TasteLearning & TasteRanking
    let boardsStore: any BoardsStore
    let seen: SeenInteractor
    /// `nil` without a prompt.
    let history: (any HistoryStore)?
    let stored: StoredPhotosInteractor
    /// `nil` if cached replies are not recorded.
    let stale: (any StaleReplies)?

    /// In seconds: a day.
    private static let lifetime: TimeInterval = 86_400
    /// In seconds: four hours, as a page without likes costs few requests and does not depend on taste.
    private static let lifetimeWithoutLikes: TimeInterval = 14_400

    var hasNeverSearched: Bool { (try? history?.searches(limit: 1).isEmpty) ?? false }

    func restoreRemembered() async -> CachedReply? {
        // A home folder used before `free` became the default may have a stored page of Openverse.
        let services = [catalog.service] + (catalog.service == .free ? [.openverse] : [])
        let pages = services.lazy.compactMap { try? memory.recall(service: $0) }
        guard let page = pages.first(where: { !$0.photos.isEmpty }) else { return nil }
        await lists.seed(.recommendations, with: page.photos, from: page.date)
        // All photos of the page are in the list, so later pages must not repeat them.
        taste.recordShown(page.photos, at: Date())
        return page
    }

    func isExpired(_ page: CachedReply) -> Bool {
        let lifetime = taste.lastLiked(limit: 1).isEmpty ? Self.lifetimeWithoutLikes : Self.lifetime
        return Date().timeIntervalSince(page.date) > lifetime || taste.hasChoices(since: page.date)
    }

    func renewed() async -> PhotoList? {
        let former = await lists.list(.recommendations)
        await lists.reset(.recommendations)
        if let list = try? await more(of: .recommendations), !list.photos.isEmpty,
            !stored.demoReplacesService(for: list.photos)
        {
            return list
        }
        await lists.restore(.recommendations, as: former)
        return nil
    }

    func boards() -> [BoardName] { (try? boardsStore.names()) ?? [] }

    func isOutdated() async -> Bool {
        await lists.began(.recommendations).map(taste.hasChoices) ?? false
    }

    func recordDrawn(_ photos: [Photo], in list: PhotoListID) {
        seen.record(photos)
        taste.recordShown(photos, at: Date())
    }

    func passedOver(_ photos: [Photo]) { taste.record(.passedOver, of: photos, at: Date()) }

    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        let before = await lists.list(list)
        let loaded = try await lists.more(list)
        let isFirst = before.count == 0 || loaded.edition != before.edition
        // The user's own pictures are read from their folders, which may change between sessions.
        let first = loaded.photos(from: 0, most: 30).filter { $0.id.service != .own }
        // A page of cached replies would be stored as new.
        let isFresh = Set(first.map(\.id.service)).allSatisfy { stale?.failure(of: $0) == nil }
        if isFirst, isFresh, list == .recommendations, !first.isEmpty,
            !stored.demoReplacesService(for: first)
        {
            let page = CachedReply(photos: first, date: Date())
            // After a failed write, the next session starts without this page.
            try? memory.remember(page, service: catalog.service)
        }
        return loaded
    }
}
