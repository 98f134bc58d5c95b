import GalleryCore
import UseCases

/// Loads the facts of a photo, and records which photos are viewed.
struct DetailInteractor: DetailInteracting, ListLoading {
    let catalog: any PhotoCatalog
    let lists: PhotoLists
    let animations: any AnimationFinding
    let taste: TasteFeedbackInteractor
    let seen: SeenInteractor
    let statedCredits: StatedCredits?
    let stored: StoredPhotosInteractor

    func beginViewing(_ photo: Photo) {
        statedCredits?.prefetch([photo])
        taste.beginViewing(photo)
        seen.record([photo])
    }

    func setPosition(_ index: Int, in list: PhotoListID) async { await lists.setPosition(index, in: list) }

    func details(of photo: Photo, in list: PhotoListID) async throws(ScreenError) -> PhotoDetails {
        var details = try await loadedDetails(of: photo, in: list)
        details.isAnimated = animations.isAnimated(photo.id)
        return details
    }

    private func loadedDetails(of photo: Photo, in list: PhotoListID) async throws(ScreenError)
        -> PhotoDetails
    {
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
