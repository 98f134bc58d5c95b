import GalleryCore

/// Sums over all people.
struct TasteTally {
    private var people = 0.0
    private var gains: [(name: String, sum: Double)] = [
        ("editorial", 0), ("favourite tags", 0), ("recommended", 0), ("oracle", 0),
    ]
    private var diversity = (feed: 0.0, recommended: 0.0)

    mutating func add(_ walk: FeedWalk) {
        people += 1
        let recommended = walk.recommended
        let orders = [walk.rest, walk.byFavoriteTags, recommended, walk.byOracle]
        for index in orders.indices { gains[index].sum += walk.gain(of: orders[index]) }
        diversity.feed += walk.diversity(of: walk.rest)
        diversity.recommended += walk.diversity(of: recommended)
    }

    func table(likes: Int) -> String {
        let means = gains.map { $0.sum / max(1, people) }
        let (editorial, tags, recommended, oracle) = (means[0], means[1], means[2], means[3])
        let share = (recommended - editorial) / max(oracle - editorial, .leastNormalMagnitude)
        let lines = zip(gains, means).map { "  \($0.name): \(Self.rounded($1))" }
        return
            (["after \(likes) likes (\(Int(people)) people), nDCG@30"] + lines + [
                "  share of what the oracle gains: \(Self.rounded(share))",
                "  over favourite tags: \(Self.rounded(recommended - tags))",
                "  diversity beside the feed's: "
                    + "\(Self.rounded(diversity.recommended / max(diversity.feed, .leastNormalMagnitude)))",
            ]).joined(separator: "\n")
    }

    private static func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
}
