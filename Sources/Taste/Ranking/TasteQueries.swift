import GalleryCore

/// Searches for the user's interests: the strongest words of each, and pairs of them.
struct TasteQueries {
    private static let unspecific: Set = [
        "another", "back", "front", "group", "holding", "looking", "one", "other", "person", "people",
        "several",
        "side",
        "sitting", "standing", "three", "top", "two", "walking", "wearing", "background", "day", "large",
        "small",
    ]
    /// Number of the strongest words of an interest that are combined in pairs.
    private static let paired = 6
    /// Minimum weight of a word in the name of an interest, relative to the strongest word.
    private static let minShare = 0.3
    private static let pair = 0.5

    let model: TasteModel
    /// Spelling of each stem in tags and texts of liked photos.
    let forms: [String: String]

    /// The strongest search for each interest with a claim, then the user's own searches and further ones for each
    /// interest, mixed in proportion to the shares of the interests.
    func searches(limit: Int) -> [String] {
        var waiting = [typed()[...]] + model.interests.members.map { queries(of: $0)[...] }
        let shares = [waiting[0].isEmpty ? 0 : 1] + model.interests.shares
        var used = shares.map { _ in 0.0 }
        var found: [String] = []
        // Each interest with a claim has a query before any has a second.
        for index in model.interests.members.indices where model.interests.minShares[index] > 0 {
            guard found.count < limit, let query = waiting[index + 1].popFirst() else { continue }
            if !found.contains(query) { found.append(query) }
            used[index + 1] += 1
        }
        while found.count < limit {
            // Divisor method for the apportionment of seats (Sainte-Laguë 1910).
            let next = waiting.indices.filter { !waiting[$0].isEmpty }
                .max { shares[$0] / (2 * used[$0] + 1) < shares[$1] / (2 * used[$1] + 1) }
            guard let next, let query = waiting[next].popFirst() else { break }
            if !found.contains(query) {
                found.append(query)
                used[next] += 1
            }
        }
        return found
    }

    /// Words of the user's searches that liked photos contain, strongest first.
    private func typed() -> [String] {
        let terms = Set(model.examples.searched.flatMap(\.traits.terms.keys)).intersection(forms.keys)
        return sorted(terms.filter { !isUnspecific($0) }.map { ([$0], model.weight(of: $0)) })
    }

    /// Words that distinguish an interest, strongest first. A word's weight is multiplied by the difference of its
    /// frequencies in the interest and in other liked photos. Words below `minShare` of the best are omitted, and, if
    /// there are others, words that are as frequent among the passed-over photos.
    func terms(of members: [Int], limit: Int) -> [String] {
        let liked = model.examples.liked, own = Set(members)
        let inside = members.map { liked[$0] }
        let outside = liked.indices.filter { !own.contains($0) }.map { liked[$0] }
        func share(of term: String, in examples: [TasteExamples.Example]) -> Double {
            let having = examples.count { $0.traits.terms[term] != nil }
            return Double(having) / Double(max(1, examples.count))
        }
        let all = best(of: inside), distinctive = all.filter { model.isDistinctive($0.key) }
        let weighed = (distinctive.isEmpty ? all : distinctive).map { term, weight -> (String, Double) in
            let difference = share(of: term, in: inside) - share(of: term, in: outside)
            return (term, (weight * max(0, difference)).settled)
        }.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }
        let least = (weighed.first?.1 ?? 0) * Self.minShare
        return weighed.prefix(limit).filter { $0.1 >= least }.map { forms[$0.0] ?? $0.0 }
    }

    private func best(of liked: [TasteExamples.Example]) -> [(key: String, value: Double)] {
        var weights: [String: Double] = [:]
        for photo in liked {
            for term in photo.traits.terms.keys where !isUnspecific(term) {
                weights[term, default: 0] += photo.weight * max(0, model.weight(of: term))
            }
        }
        return weights.mapValues(\.settled).sorted {
            $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value
        }
    }

    /// Searches for an interest, strongest first.
    private func queries(of members: [Int]) -> [String] {
        let liked = members.map { model.examples.liked[$0] }.filter { $0.photo?.service != .own }
        let best = best(of: liked)
        var queries = best.map { (terms: [$0.key], weight: $0.value) }
        for (rank, one) in best.prefix(Self.paired).enumerated() {
            for other in best.prefix(Self.paired).dropFirst(rank + 1) {
                let both = liked.count {
                    $0.traits.terms[one.key] != nil && $0.traits.terms[other.key] != nil
                }
                guard both > 1 else { continue }
                queries.append(([one.key, other.key], Self.pair * (one.value + other.value)))
            }
        }
        return sorted(queries)
    }

    private func sorted(_ queries: [(terms: [String], weight: Double)]) -> [String] {
        queries.sorted { left, right in
            let (ours, theirs) = (left.weight.settled, right.weight.settled)
            return ours == theirs ? left.terms.lexicographicallyPrecedes(right.terms) : ours > theirs
        }.map { query in query.terms.map { forms[$0] ?? $0 }.joined(separator: " ") }
    }

    private func isUnspecific(_ term: String) -> Bool {
        Self.unspecific.contains(forms[term] ?? term) || Self.unspecific.contains(term)
    }
}
