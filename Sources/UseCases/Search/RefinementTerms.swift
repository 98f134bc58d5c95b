public import GalleryCore

/// Selects the terms that split found photos best.
/// Greedy selection by relevance and redundancy (mRMR; Peng, Long and Ding 2005): relevance is the variance of a term,
/// largest if half of the photos have it; redundancy is the squared correlation with terms already chosen.
public struct RefinementTerms {
    /// Minimum number of photos to refine.
    private static let minCount = 5
    /// Maximum share of photos that have a term.
    private static let widest = 0.9
    /// Terms with a larger squared correlation are redundant.
    private static let sameness = 0.5

    private struct Candidate {
        let text: String
        let has: [Bool]
        let share: Double
        /// Redundancy with the chosen terms, from 0 to 1.
        var shared = 0.0

        var worth: Double { 4 * share * (1 - share) * (1 - shared) }

        func similarity(to other: Candidate) -> Double {
            let both = Double(zip(has, other.has).count { $0 && $1 }) / Double(max(1, has.count))
            let difference = both - share * other.share
            return difference * difference
                / (share * (1 - share) * other.share * (1 - other.share))
        }
    }

    private let candidates: [Candidate]

    /// `terms` come from the service and are added to the photos' tags; terms that repeat the query are dropped.
    public init(_ photos: [Photo], of query: SearchQuery, terms: [String] = []) {
        guard photos.count >= Self.minCount else {
            candidates = []
            return
        }
        var forms: [String: [String]] = [:]
        func words(of text: String) -> [String] {
            if let stems = forms[text] { return stems }
            let found = WordForms.of(text)
            forms[text] = found
            return found
        }
        // For each word, whether each photo contains it.
        var having: [String: [Bool]] = [:]
        for (position, photo) in photos.enumerated() {
            for word in WordForms.texts(of: photo).flatMap(words) {
                having[word, default: [Bool](repeating: false, count: photos.count)][position] = true
            }
        }
        let known = Self.forms(of: query)
        var seen: Set<[String]> = []
        candidates = (terms + photos.flatMap { $0.tags.prefix(64) }).compactMap { text in
            let forms = words(of: text)
            guard seen.insert(forms).inserted else { return nil }
            let each = forms.compactMap { having[$0] }
            guard each.count == forms.count, Self.isNew(forms, comparedWith: known) else { return nil }
            let has = photos.indices.map { position in each.allSatisfy { $0[position] } }
            let count = has.count(where: \.self)
            let share = Double(count) / Double(has.count)
            return count > 1 && share <= Self.widest ? Candidate(text: text, has: has, share: share) : nil
        }
    }

    /// Best terms first; ties keep their order.
    public func best(_ most: Int) -> [String] {
        var rest = candidates
        var chosen: [String] = []
        while chosen.count < most, let next = rest.indices.max(by: { rest[$0].worth < rest[$1].worth }) {
            let best = rest.remove(at: next)
            chosen.append(best.text)
            for position in rest.indices {
                rest[position].shared = max(rest[position].shared, rest[position].similarity(to: best))
            }
            rest.removeAll { $0.shared > Self.sameness }
        }
        return chosen
    }

    /// Whether a term, given by its word forms, adds anything to the query.
    public static func isNew(_ forms: [String], in query: SearchQuery) -> Bool {
        isNew(forms, comparedWith: Self.forms(of: query))
    }

    private static func forms(of query: SearchQuery) -> [String] {
        ([query.keywords] + query.excluded).flatMap { WordForms.of($0) }
    }

    private static func isNew(_ forms: [String], comparedWith known: [String]) -> Bool {
        guard forms.contains(where: { $0.count > 2 }) else { return false }
        return !forms.allSatisfy { form in known.contains { isNear(form, $0) } }
    }

    /// True for `foggy` and `fog`, or `colour` and `color`.
    private static func isNear(_ left: String, _ right: String) -> Bool {
        let short = min(left.count, right.count)
        if short >= 3, left.hasPrefix(right) || right.hasPrefix(left) { return true }
        return left == right || (short > 4 && isOneEdit(left, right))
    }

    /// Whether inserting, removing, replacing or swapping letters once makes the words equal.
    private static func isOneEdit(_ left: String, _ right: String) -> Bool {
        let start = zip(left, right).prefix { $0 == $1 }.count
        let a = left.dropFirst(start), b = right.dropFirst(start)
        let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
        let (old, new) = (Array(a.dropLast(end)), Array(b.dropLast(end)))
        if old.count == 2 { return new == old.reversed() }
        return max(old.count, new.count) == 1
    }
}
