import GalleryCore

/// Page of a list of photos, as of `photos.search`. `total` and `pages` may be text, and exceed the reachable results.
package struct FlickrPhotosPayload: Decodable, Sendable {
    let page: Int?
    let pages: Int?
    let total: Int?
    package let photos: LossyArray<FlickrPhotoPayload>

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "photos")
        page = fields.count("page")
        pages = fields.count("pages")
        total = fields.count("total")
        photos = try fields.decode(LossyArray<FlickrPhotoPayload>.self, forKey: "photo")
    }

    /// A short page may be followed by more, as the service filters after paging. An empty or repeated page is the end.
    func hasMore(after request: PageRequest, within reach: Int = FlickrSearch.reach) -> Bool {
        guard photos.count > 0, page ?? request.number == request.number else { return false }
        let reachable = reach / max(1, request.size)
        let counted = total.map { $0 / max(1, request.size) + ($0 % max(1, request.size) > 0 ? 1 : 0) }
        return request.number < min(pages ?? counted ?? reachable, reachable)
    }
}
