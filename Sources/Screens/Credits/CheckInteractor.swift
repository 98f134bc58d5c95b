import GalleryCore
import UseCases

/// Compares saved and stored photos with the photos at their services.
struct CheckInteractor: Sendable {
    let pictures: CreditsInteractor
    let favorites: any FavoritesStore
    let catalog: any PhotoCatalog
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
            items += page.map { CreditsItem(photo: $0.photo) }
        }
    }

    /// Own pictures have no service to ask.
    func isAtService(_ photo: Photo) -> Bool { photo.id.service != .own }

    func changes(of photo: Photo, isScaled: Bool) async throws(CatalogError) -> [PhotoChange] {
        let conflicts = PhotoChange.conflicts(
            of: photo.license, isScaled: isScaled, isCommercial: isCommercial)
        do throws(CatalogError) {
            return PhotoChange.changes(from: photo, to: try await catalog.photo(photo.id)) + conflicts
        } catch .notFound {
            return [.missing] + conflicts
        }
    }
}
