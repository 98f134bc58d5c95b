import GalleryCore

/// Which pages of the service make up a page of ours.
///
/// The service gives 20 a page and the first 240 of a search to those who have not signed in; asking for more
/// is answered with 401. A page of 30 is two requests, or one when half of the first was fetched before.
struct OpenverseWindow: Equatable, Sendable {
    /// Most the service gives at once.
    static let largest = 20
    /// How deep one may look into a search.
    static let depth = 240

    let pageSize: Int
    let pages: ClosedRange<Int>
    /// Photos at the start of the first page that belong to the page before.
    let skipped: Int
    /// Photos of ours.
    let count: Int
    /// Whether it ends where nothing more is given.
    let reachesEnd: Bool

    /// Nil for a page behind what the service gives.
    init?(_ request: PageRequest) {
        let size = min(max(request.size, 1), Self.depth)
        guard request.number >= 1, request.number <= Self.depth else { return nil }
        let start = (request.number - 1) * size
        let end = min(start + size, Self.depth)
        guard start < end else { return nil }
        // Pages no larger than the service's own are asked for as they are; a last one that would reach too
        // deep is left out.
        pageSize = min(size, Self.largest)
        let first = start / pageSize + 1
        let last = min((end - 1) / pageSize + 1, Self.depth / pageSize)
        guard first <= last else { return nil }
        pages = first...last
        skipped = start - (first - 1) * pageSize
        count = end - start
        reachesEnd = last == Self.depth / pageSize
    }

    /// Whether part of the last page belongs to the page after.
    var hasRemainder: Bool { skipped + count < pages.count * pageSize }
}
