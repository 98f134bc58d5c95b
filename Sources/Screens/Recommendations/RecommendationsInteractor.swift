import FoundationEssentials
import GalleryCore

/// Recommending: what was seen last is there at once; the first fresh page is kept for the next session.
struct RecommendationsInteractor: RecommendationsInteracting, ListLoading {
    let catalog: any PhotoCatalog
    let lists: PhotoLists
    let memory: any FeedMemory
    let taste: any TasteLearning & TasteRanking
    let store: any BoardsStore

    func remembered() async -> SavedFeedPage? {
        guard let page = try? memory.recall(service: catalog.service), !page.photos.isEmpty else {
            return nil
        }
        await lists.seed(.recommendations, with: page.photos, from: page.date)
        // All of it is on the list, and the pages behind it are to have others.
        noteDrawn(page.photos)
        return page
    }

    func boards() -> [BoardName] { (try? store.names()) ?? [] }

    func isOutdated() async -> Bool {
        await lists.began(.recommendations).map(taste.hasChosen) ?? false
    }

    func noteDrawn(_ photos: [Photo]) { taste.noteShown(photos, at: Date()) }

    func passedOver(_ photos: [Photo]) { taste.note(.passedOver, of: photos, at: Date()) }

    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        let before = await lists.list(list)
        let loaded = try await lists.more(list)
        let isFirst = before.count == 0 || loaded.edition != before.edition
        if isFirst, loaded.count > 0, list == .recommendations {
            let page = SavedFeedPage(photos: loaded.photos(from: 0, most: 30), date: Date())
            // Not being able to remember costs the next start its first picture, nothing else.
            try? memory.remember(page, service: catalog.service)
        }
        return loaded
    }
}
