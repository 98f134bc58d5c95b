import GalleryCore

/// A page of ranked photos, of which no theme and no author has more than its share.
struct RankedPage {
    /// A photo by its place among the candidates, what speaks for it, and its author.
    struct Place {
        let index: Int
        let reason: Reason?
        let author: String?
    }

    /// The part of a page, from its first photo on, that may be there for one and the same word; one more is let pass.
    private static let share = 0.9

    private let count: Int
    /// The part of a page that each author may have.
    private let authors: [String: Double]
    private var shown: [Place] = []
    /// More of a theme that has its share, the best first.
    private var spare: [Place] = []
    private var themes: [Trait: Int] = [:]
    private var counts: [String: Int] = [:]

    init(count: Int, authors: [String: Double]) { (self.count, self.authors) = (count, authors) }

    /// The best first; where there is nothing else, more of a theme after all.
    var places: [Place] { shown + spare.prefix(count - shown.count) }

    /// Takes the best ones until it is full or none are left.
    mutating func fill(from relevance: MarginalRelevance, place: (Int) -> Place) {
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

    private func fits(_ place: Place) -> Bool {
        func most(_ share: Double) -> Int {
            Int(clamping: (share * Double(shown.count + 1)).rounded(.up)) + 1
        }
        if let author = place.author, let share = authors[author], counts[author, default: 0] >= most(share) {
            return false
        }
        return place.words.allSatisfy { themes[$0, default: 0] < most(Self.share) }
    }

    private mutating func show(_ place: Place) {
        for word in place.words { themes[word, default: 0] += 1 }
        if let author = place.author { counts[author, default: 0] += 1 }
        shown.append(place)
    }
}

extension RankedPage.Place {
    /// Tags and words of titles that speak for it, rather than a form, a color or an author.
    fileprivate var words: [Trait] {
        (reason?.traits ?? []).filter { if case .term = $0 { true } else { false } }
    }
}
