import GalleryCore

extension PhotoList {
    /// Photos per page of recommendations.
    private static let ranked = 30

    /// Page of the best fresh photos, with reasons. If they fill less than half of it, the best of `others` follow.
    /// `rank` returns at most the given number of photos.
    init(
        fresh: [Photo], others: [Photo], hasMore: Bool, notes: [PageNote] = [],
        by rank: ([Photo], Int) -> [Recommendation]
    ) {
        var best = rank(fresh, Self.ranked)
        if best.count < Self.ranked / 2 { best += rank(others, Self.ranked - best.count) }
        let reasons = best.compactMap { best in best.reason.map { (best.photo.id, $0) } }
        self.init(
            photos: best.map(\.photo), hasMore: hasMore, reasons: Dictionary(reasons) { first, _ in first },
            notes: notes)
    }
}
