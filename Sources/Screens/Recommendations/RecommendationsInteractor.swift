import FoundationEssentials
import GalleryCore

/// Recommending: what was seen last is there at once; the first fresh page is kept for the next session.
struct RecommendationsInteractor: RecommendationsInteracting {
    let catalog: any PhotoCatalog
    let lists: any PhotoListing
    let memory: any FeedMemory
    let taste: any TasteLearning

    func remembered() async -> RememberedPage? {
        guard let page = try? memory.recall(service: catalog.service), !page.photos.isEmpty else {
            return nil
        }
        await lists.seed(.recommendations, with: page.photos)
        return page
    }

    func startOver() async { await lists.reset(.recommendations) }

    func passedOver(_ photos: [Photo]) {
        for photo in photos { taste.note(.passedOver, of: photo, at: Date()) }
    }

    func more(of list: PhotoListID) async throws(Trouble) -> PhotoList {
        let before = await lists.list(list).photos
        let loaded = try await asking { () throws(CatalogError) in try await lists.more(list) }
        // It begins with other photos, or with no more of them, when it was started over.
        let isFirst =
            before.isEmpty || loaded.photos.count <= before.count || !loaded.photos.starts(with: before)
        if isFirst, !loaded.photos.isEmpty {
            let page = RememberedPage(photos: Array(loaded.photos.prefix(30)), date: Date())
            // Not being able to remember costs the next start its first picture, nothing else.
            try? memory.remember(page, service: catalog.service)
        }
        return loaded
    }
}
