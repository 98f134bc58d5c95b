import GalleryCore
import UseCases

struct DetailInteractor: DetailInteracting {
    let catalog: any PhotoCatalog
    let lists: PhotoLists
    let animations: any AnimationFinding
    let taste: TasteFeedbackInteractor
    let seen: SeenInteractor

    func photo(at index: Int, of list: PhotoListID) async throws(ScreenError) -> (photo: Photo, total: Int?)?
    {
        guard index >= 0 else { return nil }
        var loaded = await lists.list(list)
        while index >= loaded.count, loaded.hasMore {
            loaded = try await asking(await lists.more(list))
        }
        return loadedPhoto(index, in: loaded)
    }

    func nearby(at index: Int, of list: PhotoListID) async -> (photo: Photo, total: Int?)? {
        guard index >= 0 else { return nil }
        let loaded = await lists.list(list)
        if let found = loadedPhoto(index, in: loaded) { return found }
        guard index == loaded.count, let grown = await lists.prefetched(list) else { return nil }
        return loadedPhoto(index, in: grown)
    }

    func beginViewing(_ photo: Photo) {
        taste.beginViewing(photo)
        seen.record([photo])
    }

    func loaded(_ list: PhotoListID) async -> PhotoList { await lists.list(list) }

    func restore(_ list: PhotoListID, as snapshot: PhotoList) async {
        await lists.restore(list, as: snapshot)
    }

    /// Photo at an index, and the total. If the list is completely loaded, the total is its number of photos.
    private func loadedPhoto(_ index: Int, in list: PhotoList) -> (photo: Photo, total: Int?)? {
        list[index].map { ($0, list.hasMore ? list.total : list.count) }
    }

    func details(of photo: Photo, in list: PhotoListID) async throws(ScreenError) -> PhotoDetails {
        var details = try await told(of: photo, in: list)
        details.isAnimated = animations.isAnimated(photo.id)
        return details
    }

    private func told(of photo: Photo, in list: PhotoListID) async throws(ScreenError) -> PhotoDetails {
        guard !list.isLocal, photo.id.service != .own else {
            return PhotoDetails(photo: photo, statistics: nil)
        }
        async let statistics = statistics(of: photo.id)
        guard photo.exif == nil else { return PhotoDetails(photo: photo, statistics: await statistics) }
        let whole = try await asking(await catalog.photo(photo.id))
        return PhotoDetails(photo: whole.completed(by: photo), statistics: await statistics)
    }

    /// Statistics, or `nil` on errors or if at most ten requests remain, since statistics are optional.
    private func statistics(of id: PhotoID) async -> PhotoStatistics? {
        guard (catalog.budget()?.remaining ?? .max) > 10 else { return nil }
        return try? await catalog.statistics(of: id)
    }
}
