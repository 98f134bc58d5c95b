import GalleryCore

/// Total of a list, and whether further pages follow, from the body or headers of a reply.
struct UnsplashPaging {
    let request: PageRequest
    /// Number of items that the service sent, before any are omitted.
    let itemCount: Int
    var bodyTotal: Int?
    var pageCount: Int?
    let headers: HTTPHeaders

    var total: Int? {
        bodyTotal ?? headers["X-Total"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
    }

    /// Pages may be short, as services filter after paging. An empty page is always the end, regardless of the headers.
    var hasMore: Bool {
        guard itemCount > 0 else { return false }
        if let link = headers["Link"] { return LinkHeader.hasNext(link) }
        if let pageCount { return request.number < pageCount }
        if let total { return request.number * request.size < total }
        return true
    }
}
