import GalleryCore

/// Photos named by identifier, on one page. Favorites and marked photos need no network.
struct NamedPages: PageSource {
    let catalog: any PhotoCatalog
    let favorites: any FavoritesStore
    var marks = PhotoMarks()

    /// Makes at most one request per photo. A failure becomes a note, or is thrown if only one photo is named.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        guard case .named(let ids) = list, number == 1 else { return PhotoList(hasMore: false) }
        var found = PhotoList(total: ids.count, hasMore: false)
        for id in ids {
            do throws(CatalogError) {
                found.photos.append(try await photo(id))
            } catch {
                if ids.count == 1 || error == .cancelled { throw error }
                found.notes.append(.unavailable(id, because: error))
            }
        }
        return found
    }

    private func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        if let marked = marks.photo(id) { return marked }
        if let favorite = try? favorites.favorite(id) { return favorite.photo }
        return try await catalog.photo(id)
    }
}
