import GalleryCore

/// A page's worth of recommendations: the best of what is fresh, and where that is too little the best of the others.
struct RankedPhotos {
    /// Photos a page.
    private static let size = 30

    private let ranked: [Recommendation]

    /// `rank` picks at most so many of some photos.
    init(fresh: [Photo], others: [Photo], by rank: ([Photo], Int) -> [Recommendation]) {
        let best = rank(fresh, Self.size)
        ranked = best.count < Self.size / 2 ? best + rank(others, Self.size - best.count) : best
    }

    /// The photos with the reasons why.
    func page(hasMore: Bool, notes: [PageNote] = []) -> PhotoList {
        let reasons = ranked.compactMap { ranked in ranked.reason.map { (ranked.photo.id, $0) } }
        return PhotoList(
            photos: ranked.map(\.photo), hasMore: hasMore, reasons: Dictionary(reasons) { first, _ in first },
            notes: notes)
    }
}
