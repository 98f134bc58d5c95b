import GalleryCore
import UseCases

/// Compares saved and stored photos with the photos at their services.
struct CheckInteractor: Sendable {
    let pictures: CreditsInteractor
    let favorites: any FavoritesStore
    let catalog: any PhotoCatalog
    let stale: any StaleReplies
    /// Whether searches are limited to licenses for commercial use.
    let isCommercial: Bool

    func items(of words: [String]) async throws(ScreenError) -> [CreditsItem] {
        guard words.map({ $0.lowercased() }) == ["favorites"] else {
            return try await pictures.items(of: words)
        }
        var items: [CreditsItem] = []
        while true {
            let page = try storing(favorites.favorites(after: items.last?.photo?.id, count: 100))
            guard !page.isEmpty else { return items }
            items += page.map { CreditsItem(photo: pictures.credits.described($0.photo)) }
        }
    }

    /// The user's own pictures have no service to ask.
    func isAtService(_ photo: Photo) -> Bool { photo.id.service != .own }

    /// `nil` if the service no longer has the photo. Throws the reason if the service did not answer, even if a cached
    /// reply replaces the answer.
    func current(_ id: PhotoID) async throws(CatalogError) -> Photo? {
        let current: Photo?
        do throws(CatalogError) { current = try await catalog.photo(id) } catch .notFound { current = nil }
        if let failure = stale.failure(of: id.service) { throw failure }
        return current.map(pictures.credits.described)
    }

    func changes(of photo: Photo, to current: Photo?, isScaled: Bool) -> [PhotoChange] {
        (current.map { PhotoChange.changes(from: photo, to: $0) } ?? [.missing])
            + (photo.isWithoutAuthor ? [.withoutAuthor(page: photo.pageLink)] : [])
            + PhotoChange.conflicts(of: photo.license, isScaled: isScaled, isCommercial: isCommercial)
    }
}
