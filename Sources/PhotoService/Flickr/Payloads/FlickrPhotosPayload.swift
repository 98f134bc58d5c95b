import GalleryCore

/// A page of photos, as `photos.search` and `interestingness.getList` send it.
///
/// `total` and `pages` are numbers or text, and tell of far more than can be reached.
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

    /// A page may be shorter than asked, since the service filters after cutting; an empty one is the end, and so
    /// is another page than was asked for, which is the last one once more.
    func hasMore(after request: PageRequest, within reach: Int = FlickrSearch.reach) -> Bool {
        guard photos.count > 0, page ?? request.number == request.number else { return false }
        let reachable = reach / max(1, request.size)
        let counted = total.map { $0 / max(1, request.size) + ($0 % max(1, request.size) > 0 ? 1 : 0) }
        return request.number < min(pages ?? counted ?? reachable, reachable)
    }
}
