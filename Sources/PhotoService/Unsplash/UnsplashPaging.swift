import GalleryCore

/// How many photos a list has, and whether there are more: told in the body, in headers, or not at all.
struct UnsplashPaging {
    /// What was asked for.
    let request: PageRequest
    /// How many items the page had before anything was left out.
    let itemCount: Int
    /// `total` of a search.
    var bodyTotal: Int?
    /// `total_pages` of a search.
    var pageCount: Int?
    /// Header fields of the answer.
    let headers: HTTPHeaders

    var total: Int? {
        bodyTotal ?? headers["X-Total"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
    }

    /// A short page is not the end, since services filter after cutting pages; an empty one is, whatever the
    /// headers claim.
    var hasMore: Bool {
        guard itemCount > 0 else { return false }
        if let link = headers["Link"] { return LinkHeader.hasNext(link) }
        if let pageCount { return request.number < pageCount }
        if let total { return request.number * request.size < total }
        return true
    }
}
