import GalleryCore
import UseCases

/// Loads single photos of a list, across page borders.
struct DetailInteractor: DetailInteracting {
    let catalog: any PhotoCatalog
    let lists: PhotoLists
    let animations: any AnimationFinding
    let taste: TasteFeedbackInteractor
    let seen: SeenInteractor

    func photo(at index: Int, of list: PhotoListID) async throws(ScreenError) -> (photo: Photo, total: Int?)?
    {
        guard index >= 0 else { return nil }
        var known = await lists.list(list)
        while index >= known.count, known.hasMore {
            known = try await asking(await lists.more(list))
        }
        return place(index, in: known)
    }

    func nearby(at index: Int, of list: PhotoListID) async -> (photo: Photo, total: Int?)? {
        guard index >= 0 else { return nil }
        let known = await lists.list(list)
        if let found = place(index, in: known) { return found }
        guard index == known.count, let grown = await lists.ahead(list) else { return nil }
        return place(index, in: grown)
    }

    func look(at photo: Photo) {
        taste.look(at: photo)
        seen.record([photo])
    }

    func known(_ list: PhotoListID) async -> PhotoList { await lists.list(list) }

    func restore(_ list: PhotoListID, as known: PhotoList) async { await lists.restore(list, as: known) }

    /// Photo at an index, and the total; the total of a complete list is its loaded count.
    private func place(_ index: Int, in list: PhotoList) -> (photo: Photo, total: Int?)? {
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

    /// Statistics are optional: not requested if the limit has at most ten requests left, and errors are ignored.
    private func statistics(of id: PhotoID) async -> PhotoStatistics? {
        guard (catalog.budget()?.remaining ?? .max) > 10 else { return nil }
        return try? await catalog.statistics(of: id)
    }
}
