import GalleryCore
import Glibc

/// The traits of a set of photos as places of vectors.
///
/// Four fields lie behind each other: words by tf-idf (Salton and Buckley 1988, idf as in BM25), author, form
/// and color. Each is normalized by itself, so that a photo with many tags is not all tags.
struct TraitSpace: Sendable {
    /// How much a field counts against the words' 1; found with `gallery-bench taste`.
    private enum Share {
        static let author = 0.4
        static let orientation = 0.5
        static let color = 1.0
        /// What a word's neighbors count against the word.
        static let neighbors = 2.0
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
    private var places: [Place] = []
    private let neighbors: TermNeighbors

    /// Counts the words of all photos: rare ones say more.
    init(_ photos: [PhotoTraits]) {
        var terms: [String: Int32] = [:]
        var authors: [String: Int32] = [:]
        var frequency: [Int] = []
        let found = photos.map { photo in
            if let author = photo.author, authors[author] == nil { authors[author] = Int32(authors.count) }
            var vector = SparseVector(capacity: photo.terms.count)
            for (term, weight) in photo.terms {
                let next = Int32(frequency.count)
                // One look into the table, for there are words by the thousand.
                let index = Self.keep(&terms[term, default: -1], or: next)
                if index == next { frequency.append(0) }
                frequency[Int(index)] += 1
                vector.append(weight, at: index)
            }
            return vector
        }
        let all = Double(photos.count + Self.elsewhere)
        let rarity = frequency.map { count in
            let having = Double(count) + 0.5
            return log(1 + (all - having + 1) / having)
        }
        let words = found.map { found in
            var vector = found
            vector.weigh(by: rarity)
            vector.normalize()
            return vector
        }
        neighbors = TermNeighbors(words, count: rarity.count)
        (self.terms, self.authors) = (terms, authors)
        places = zip(words, photos).map { Place(words: $0, rest: rest(of: $1)) }
    }

    /// How many places a vector has.
    var width: Int { colorsStart + ColorFamilies.names.count }

    /// The photos that were counted, in their order, with what stands near their words.
    func vectors() -> [SparseVector] {
        var sums = Accumulator(width: terms.count)
        return places.map { place in
            SparseVector(
                neighbors.widened(place.words, by: Share.neighbors, with: &sums), and: place.rest)
        }
    }

    /// Of unit length, without what stands near the photos' words: for telling how alike two photos are.
    func plainVectors() -> [SparseVector] {
        places.map { place in
            var vector = SparseVector(place.words, and: place.rest)
            vector.normalize()
            return vector
        }
    }

    /// What a model learned about one trait; for a word what its neighbors carry too.
    func weight(of trait: Trait, in weights: [Double]) -> Double {
        switch trait {
        case .term(let term):
            guard let index = terms[term] else { return 0 }
            return neighbors.around(index, by: Share.neighbors).dot(weights)
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

    private func rest(of photo: PhotoTraits) -> SparseVector {
        var vector = SparseVector(capacity: 8)
        if let author = photo.author.flatMap({ authors[$0] }) {
            vector.append(Share.author, at: Int32(terms.count) + author)
        }
        if let form = photo.orientation.flatMap(PhotoTraits.Orientation.allCases.firstIndex) {
            vector.append(Share.orientation, at: Int32(formsStart + form))
        }
        if let color = photo.color {
            let families = ColorFamilies.memberships(of: color)
            let norm = families.reduce(0) { $0 + $1.share * $1.share }.squareRoot()
            for (family, share) in families {
                vector.append(share / norm * Share.color, at: Int32(colorsStart + family))
            }
        }
        return vector
    }
}
