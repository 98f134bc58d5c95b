import GalleryCore

/// A page of ranked photos, of which no theme has more than its share.
struct RankedPage {
    /// A photo by its place among the candidates, and what speaks for it.
    struct Place {
        let index: Int
        let reason: Reason?
    }

    /// Every tenth photo is one to discover: the candidate least like those above it.
    private static let discovery = 10
    /// The part of a page that may be there for one and the same word.
    private static let share = 2.0 / 3

    private let count: Int
    private var shown: [Place] = []
    /// More of a theme that has its share, the best first.
    private var spare: [Place] = []

    init(count: Int) { self.count = count }

    /// Whether there are as many as wanted within the shares.
    var isFull: Bool { shown.count == count }
    /// The best first; where there is nothing else, more of a theme after all.
    var places: [Place] { shown + spare.prefix(count - shown.count) }

    /// Takes the best ones until it is full or none are left.
    mutating func fill(from relevance: MarginalRelevance, reason: (Int) -> Reason?) {
        var relevance = relevance
        var themes: [Trait: Int] = [:]
        let most = max(1, Int(Double(count) * Self.share))
        while !isFull {
            let isDiscovery = shown.count % Self.discovery == Self.discovery - 1
            let unlike = isDiscovery ? relevance.nextUnlike(among: 2 * count) : nil
            guard let next = unlike ?? relevance.next() else { return }
            let place = Place(
                index: next, reason: isDiscovery ? Reason(traits: [], likes: 0) : reason(next))
            let words = place.reason?.traits.filter(\.isWord) ?? []
            if words.contains(where: { themes[$0, default: 0] >= most }) {
                spare.append(place)
            } else {
                for word in words { themes[word, default: 0] += 1 }
                shown.append(place)
            }
        }
    }
}

extension Trait {
    /// A tag or a word of a title, rather than a form, a colour or an author.
    fileprivate var isWord: Bool { if case .term = self { true } else { false } }
}
