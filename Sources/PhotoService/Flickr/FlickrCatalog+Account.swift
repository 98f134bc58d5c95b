import GalleryCore

extension FlickrCatalog: AccountService {
    /// The collections are galleries: the user's selections of other people's photos.
    func collections(
        of account: Account, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        let found = try await api.call(
            FlickrGalleriesPayload.self, "galleries.getList",
            [("user_id", account.user), ("page", "\(request.number)"), ("per_page", "\(request.size)")])
        return Page(
            items: Array(found.collections.prefix(request.size)), total: found.total,
            hasMore: !found.collections.isEmpty && request.number < found.pages)
    }

    func photos(
        of account: Account, in collection: String?, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        guard let collection else {
            return try await photos(
                "favorites.getList", [("user_id", account.user)], request, within: .max)
        }
        return try await photos(
            "galleries.getPhotos", [("gallery_id", collection)], request, within: .max)
    }
}

struct FlickrGalleriesPayload: Decodable, Sendable {
    let collections: [PhotoCollection]
    let pages: Int
    let total: Int?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "galleries")
        collections = fields.list("gallery", Gallery.self).map(\.collection)
        pages = fields.count("pages") ?? 1
        total = fields.count("total")
    }

    private struct Gallery: Decodable {
        let collection: PhotoCollection

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            let key = try fields.text("gallery_id") ?? fields.identifier("id")
            let title = fields.object("title", ContentText.self)?.text.map { HTMLReference.resolved(in: $0) }
            collection = PhotoCollection(key: key, title: title ?? key, count: fields.count("count_photos"))
        }
    }
}
