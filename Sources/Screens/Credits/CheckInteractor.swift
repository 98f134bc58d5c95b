import GalleryCore
import UseCases

/// Saved and stored photos to compare with the photos at their services.
struct CheckInteractor: Sendable {
    let pictures: CreditsInteractor
    let favorites: any FavoritesStore
    let comparison: ComparisonInteractor

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

    /// Without the user's own pictures, which have no service to ask.
    func subjects(among items: [CreditsItem]) -> [ComparisonInteractor.Subject] {
        items.compactMap { item in
            item.photo.flatMap { photo in
                photo.id.service == .own ? nil : ComparisonInteractor.Subject(photo: photo, file: item.file)
            }
        }
    }
}
