import GalleryCore
import Glibc

/// The traits of a set of photos as places of vectors.
///
/// Four fields lie behind each other: words by tf-idf (Salton and Buckley 1988, idf as in BM25), author, form
/// and colour. Each is normalised by itself, so that a photo with many tags is not all tags.
struct TraitSpace: Sendable {
    /// How much a field counts against the words' 1; found with `gallery-bench taste`.
    private enum Share {
        static let author = 0.4
        static let orientation = 0.5
        static let color = 1.0
        /// What a word's neighbours count against the word.
        static let neighbours = 2.0
    }

    /// Photos of other things that are thought beside those counted: among a few that were all liked for their fog,
    /// fog is not common.
    private static let elsewhere = 100

    /// A photo's place in two forms.
    private struct Place {
        let words: SparseVector
        let rest: SparseVector
    }

    private var terms: [String: Int32] = [:]
    private var authors: [String: Int32] = [:]
    private var rarity: [Double] = []
    private var places: [Place] = []
    private let neighbours: TermNeighbours

    /// Counts the words of all photos: rare ones say more.
    init(_ photos: [PhotoTraits]) {
        var terms: [String: Int32] = [:]
        var authors: [String: Int32] = [:]
        var frequency: [Int] = []
        let found = photos.map { photo in
            if let author = photo.author, authors[author] == nil { authors[author] = Int32(authors.count) }
            return SparseVector(
                photo.terms.map { term, weight in
                    let next = Int32(frequency.count)
                    // One look into the table, for there are words by the thousand.
                    let index = Self.keep(&terms[term, default: -1], or: next)
                    if index == next { frequency.append(0) }
                    frequency[Int(index)] += 1
                    return (index, weight)
                })
        }
        let all = Double(photos.count + Self.elsewhere)
        let rarity = frequency.map { count in
            let having = Double(count) + 0.5
            return log(1 + (all - having + 1) / having)
        }
        let words = found.map { $0.weighed(by: rarity).normalized() }
        neighbours = TermNeighbours(words, count: rarity.count)
        self.terms = terms
        self.authors = authors
        self.rarity = rarity
        places = zip(words, photos).map { Place(words: $0, rest: rest(of: $1)) }
    }

    /// How many places a vector has.
    var width: Int { colorsStart + ColorFamilies.names.count }

    /// The photos that were counted, in their order, with what stands near their words.
    func vectors() -> [SparseVector] {
        var sums = Accumulator(width: terms.count)
        return places.map { place in
            var vector = neighbours.widened(place.words, by: Share.neighbours, with: &sums)
            vector.append(place.rest)
            return vector
        }
    }

    /// Of unit length, without what stands near the photos' words: for telling how alike two photos are.
    func plainVectors() -> [SparseVector] {
        places.map { place in
            var vector = place.words
            vector.append(place.rest)
            return vector.normalized()
        }
    }

    /// What a model learned about one trait; for a word what its neighbours carry too.
    func weight(of trait: Trait, in weights: [Double]) -> Double {
        switch trait {
        case .term(let term):
            let words = Self.words(of: PhotoTraits(terms: [term: 1]), terms, rarity)
            var sums = Accumulator(width: terms.count)
            return neighbours.widened(words, by: Share.neighbours, with: &sums).dot(weights)
        case .author(let author): return rest(of: PhotoTraits(author: author)).dot(weights)
        case .orientation(let form): return rest(of: PhotoTraits(orientation: form)).dot(weights)
        case .color(let name):
            guard let family = ColorFamilies.names.firstIndex(of: name) else { return 0 }
            return weights[colorsStart + family] * Share.color
        }
    }

    private var formsStart: Int { terms.count + authors.count }
    private var colorsStart: Int { formsStart + PhotoTraits.Orientation.allCases.count }

    /// The number, or from now on `next` where there was none.
    private static func keep(_ number: inout Int32, or next: Int32) -> Int32 {
        if number < 0 { number = next }
        return number
    }

    private static func words(
        of photo: PhotoTraits, _ terms: [String: Int32], _ rarity: [Double]
    ) -> SparseVector {
        SparseVector(
            photo.terms.compactMap { term, weight in terms[term].map { ($0, weight * rarity[Int($0)]) } }
        ).normalized()
    }

    private func rest(of photo: PhotoTraits) -> SparseVector {
        var entries: [(index: Int32, value: Double)] = []
        if let author = photo.author.flatMap({ authors[$0] }) {
            entries.append((Int32(terms.count) + author, Share.author))
        }
        if let form = photo.orientation.flatMap(PhotoTraits.Orientation.allCases.firstIndex) {
            entries.append((Int32(formsStart + form), Share.orientation))
        }
        var vector = SparseVector(entries)
        if let color = photo.color {
            let families = ColorFamilies.memberships(of: color).map {
                (Int32(colorsStart + $0.family), $0.share)
            }
            vector.append(SparseVector(families).normalized(to: Share.color))
        }
        return vector
    }
}
