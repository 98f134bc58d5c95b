import GalleryCore

extension PhotoList {
    /// Photos a page of recommendations has.
    private static let ranked = 30

    /// A page of the best of what is fresh, and where that is too little of the best of the others, with the reasons
    /// why. `rank` picks at most so many of some photos.
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
