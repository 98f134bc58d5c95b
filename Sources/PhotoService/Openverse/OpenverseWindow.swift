import GalleryCore

/// Maps a requested page to pages of the service. Anonymous requests get 20 photos per page, of the first 240 of a
/// search; requests beyond that get a 401. A page of 30 photos takes two requests, or one if the first service page was
/// fetched for the previous page.
struct OpenverseWindow: Equatable, Sendable {
    static let largest = 20
    /// Maximum number of reachable results.
    static let depth = 240

    let pageSize: Int
    let pages: ClosedRange<Int>
    /// Number of photos of the first service page that belong to the previous page.
    let skipped: Int
    let count: Int
    let reachesEnd: Bool

    /// `nil` beyond the reachable results.
    init?(_ request: PageRequest) {
        let size = min(max(request.size, 1), Self.depth)
        guard request.number >= 1, request.number <= Self.depth else { return nil }
        let start = (request.number - 1) * size
        let end = min(start + size, Self.depth)
        guard start < end else { return nil }
        // A request up to the service's page size takes one service page. A service page beyond `depth` is omitted.
        pageSize = min(size, Self.largest)
        let first = start / pageSize + 1
        let last = min((end - 1) / pageSize + 1, Self.depth / pageSize)
        guard first <= last else { return nil }
        pages = first...last
        skipped = start - (first - 1) * pageSize
        count = end - start
        reachesEnd = last == Self.depth / pageSize
    }

    /// Whether the last service page also belongs to the next page.
    var hasRemainder: Bool { skipped + count < pages.count * pageSize }
}
