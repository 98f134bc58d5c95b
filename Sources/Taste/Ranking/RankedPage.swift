import GalleryCore

/// Page of ranked photos with limited shares of each theme and author.
struct RankedPage {
    /// Ranked candidate, by index.
    struct Entry {
        let index: Int
        let reason: Reason?
        let author: String?
    }

    /// Maximum share of photos with the same word as a reason, in every prefix of the page. One more photo is allowed.
    private static let share = 0.9

    private let count: Int
    private let authors: [String: Double]
    private var shown: [Entry] = []
    /// Candidates over a limit, best first.
    private var spare: [Entry] = []
    private var themes: [Trait: Int] = [:]
    private var counts: [String: Int] = [:]

    init(count: Int, authors: [String: Double]) {
        self.count = count
        self.authors = authors
    }

    /// Photos of the page, best first; a page that is not full is filled up with photos over a limit.
    var places: [Entry] { shown + spare.prefix(count - shown.count) }

    /// Takes candidates by relevance until the page is full or no candidate remains.
    mutating func fill(from relevance: MarginalRelevance, place: (Int) -> Entry) {
        var relevance = relevance
        while shown.count < count {
            if let index = spare.firstIndex(where: fits) {
                show(spare.remove(at: index))
                continue
            }
            guard let next = relevance.next() else { return }
            let place = place(next)
            if fits(place) { show(place) } else { spare.append(place) }
        }
    }

    private func fits(_ place: Entry) -> Bool {
        func most(_ share: Double) -> Int {
            Int(clamping: (share * Double(shown.count + 1)).rounded(.up)) + 1
        }
        if let author = place.author, let share = authors[author], counts[author, default: 0] >= most(share) {
            return false
        }
        return place.terms.allSatisfy { themes[$0, default: 0] < most(Self.share) }
    }

    private mutating func show(_ place: Entry) {
        for word in place.terms { themes[word, default: 0] += 1 }
        if let author = place.author { counts[author, default: 0] += 1 }
        shown.append(place)
    }
}

extension RankedPage.Entry {
    fileprivate var terms: [Trait] {
        (reason?.traits ?? []).filter { if case .term = $0 { true } else { false } }
    }
}
