import GalleryCore

/// The pages of photos like one: what its service has, else what is at hand.
struct SimilarPages: PageSource {
    /// Photos at hand that are shown.
    private static let most = 60
    /// Photos without a color that are looked at.
    private static let lookedAt = 30

    let catalog: any PhotoCatalog
    let atHand: any SimilarPhotos
    let colors: any ColorFinding

    /// One request a page, and one more for the photo itself. By color there is one page.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        guard case .similar(let id, let likeness) = list else { return PhotoList(hasMore: false) }
        let request = PageRequest(number: number)
        if likeness == .color { return try await byColor(id, request) }
        do {
            let page = try await catalog.page(of: .similar(to: try await catalog.photo(id)), request)
            if number > 1 || !page.items.isEmpty {
                return PhotoList(
                    photos: page.items, total: page.total, hasMore: page.hasMore, notes: page.notes)
            }
            return atHand(id, because: nil) ?? PhotoList(total: 0, hasMore: false)
        } catch {
            guard error != .cancelled, number == 1, let list = atHand(id, because: error) else { throw error }
            return list
        }
    }

    /// By words, author, form and color; nil when nothing is at hand.
    private func atHand(_ id: PhotoID, because error: CatalogError?) -> PhotoList? {
        guard let photo = atHand.photo(id) else { return nil }
        let found = atHand.alike(photo, by: .subject, among: [], count: Self.most)
        guard !found.isEmpty else { return nil }
        return PhotoList(
            photos: found, total: found.count, hasMore: false, notes: [.local(because: error)])
    }

    private func byColor(_ id: PhotoID, _ request: PageRequest) async throws(CatalogError) -> PhotoList {
        var photo = atHand.photo(id)
        if photo?.color == nil { photo = try await catalog.photo(id) }
        guard let photo = await colored([photo].compactMap(\.self)).first, photo.color != nil else {
            throw .impossible(.color)
        }
        // What the service finds similar comes in by its color only; without it there is what is at hand.
        let found = (try? await catalog.page(of: .similar(to: photo), request))?.items ?? []
        let alike = atHand.alike(photo, by: .color, among: await colored(found), count: Self.most)
        return PhotoList(photos: alike, total: alike.count, hasMore: false)
    }

    /// The same photos with the colors of their pictures, where the service tells none.
    private func colored(_ photos: [Photo]) async -> [Photo] {
        let unknown = photos.indices.filter { photos[$0].color == nil }.prefix(Self.lookedAt)
        let found = await unknown.concurrentMap { [colors] in await colors.color(of: photos[$0]) }
        var colored = photos
        for (index, color) in zip(unknown, found) { colored[index].color = color }
        return colored
    }
}
