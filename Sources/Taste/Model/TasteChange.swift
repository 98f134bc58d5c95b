import FoundationEssentials
import Glibc

/// Change of taste within a sitting: photos that resemble older likes have been passed over since a newer like.
struct TasteChange {
    /// Minimum number of likes before a change, and of likes that differ after it; fewer may be chance.
    private static let fewest = 4
    /// Maximum number of likes that are compared, newest first.
    private static let compared = 24
    /// Cosine above which a photo resembles a liked one. Found with `benchmarks taste`.
    private static let alike = 0.3
    /// Minimum root of the likelihood ratio, in standard deviations. Found with `benchmarks taste`.
    private static let significance = 2.2

    private let dates: [Date]
    private let likes: [[Double]]
    private let passed: [(cosines: [Double], date: Date)]

    /// `vectors` and `dates` of likes are newest first.
    init(
        _ vectors: [SparseVector], at dates: [Date], passed: [(vector: SparseVector, date: Date)], width: Int
    ) {
        let newest = Array(vectors.prefix(Self.compared))
        self.dates = Array(dates.prefix(Self.compared))
        likes = Interests.cosines(of: newest, to: newest, width: width)
        let cosines = Interests.cosines(of: passed.map(\.vector), to: newest, width: width)
        self.passed = zip(cosines, passed).map { ($0, $1.date) }
    }

    /// Number of likes after the change; `Int.max` without a change.
    var newer: Int {
        let all = dates.count
        guard all >= 2 * Self.fewest else { return .max }
        let found = (Self.fewest...all - Self.fewest).map { ($0, evidence(before: $0)) }.max { $0.1 < $1.1 }
        guard let found, found.1 > Self.significance else { return .max }
        return found.0
    }

    /// Signed root of the likelihood ratio (Wilks 1938) of whether photos that resemble the likes from index `boundary`
    /// on are liked less often since the first newer like. Photos between both likes count as before: they may be the
    /// rest of the list that led to the older one.
    private func evidence(before boundary: Int) -> Double {
        func resembles(_ cosines: [Double], except own: Int? = nil) -> Bool {
            dates.indices.dropFirst(boundary).contains { $0 != own && cosines[$0] > Self.alike }
        }
        var before = (liked: 0.0, all: 0.0), after = before
        for index in likes.indices where resembles(likes[index], except: index) {
            if index < boundary { after.liked += 1 } else { before.liked += 1 }
        }
        // Newer likes of an older subject are no sign of a change.
        guard boundary - Int(after.liked) >= Self.fewest else { return 0 }
        (before.all, after.all) = (before.liked, after.liked)
        for photo in passed where resembles(photo.cosines) {
            if photo.date > dates[boundary - 1] { after.all += 1 } else { before.all += 1 }
        }
        guard before.all > 0, after.all > 0 else { return 0 }
        let ratio =
            Self.likelihood(before.liked, of: before.all) + Self.likelihood(after.liked, of: after.all)
            - Self.likelihood(before.liked + after.liked, of: before.all + after.all)
        let isLess = before.liked / before.all > after.liked / after.all
        return max(0, 2 * ratio).squareRoot() * (isLess ? 1 : -1)
    }

    /// Logarithm of the maximum likelihood of a binomial sample.
    private static func likelihood(_ hits: Double, of all: Double) -> Double {
        guard hits > 0, hits < all else { return 0 }
        return hits * log(hits / all) + (all - hits) * log(1 - hits / all)
    }
}
