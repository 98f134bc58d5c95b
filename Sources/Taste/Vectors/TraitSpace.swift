import GalleryCore
import Glibc

/// The traits of a set of photos as places of vectors.
///
/// Four fields lie behind each other: words by tf-idf (Salton and Buckley 1988, idf as in BM25), author, form
/// and color. Each is normalized by itself, so that a photo with many tags is not all tags.
struct TraitSpace: Sendable {
    /// How much a field counts against the words' 1 where photos are to be unlike each other.
    private enum Share {
        static let author = 0.4
        static let orientation = 0.5
        static let color = 1.0
    }

    /// Photos of other things that are thought beside those counted: among a few that were all liked for their fog,
    /// fog is not common.
    private static let elsewhere = 200.0
    /// Rarer words say no more: that a word is new here may be chance.
    private static let rarest = 3.0

    /// Those of each photo, of unit length.
    private(set) var words: [SparseVector] = []
    /// By their numbers.
    private(set) var terms: [String] = []
    private var numbers: [String: Int32] = [:]
    private var authors: [String: Int32] = [:]
    private var rarity: [Double] = []
    private let photos: [PhotoTraits]

    /// Rare words say more: by how many of the last `count` photos, else of all, have them.
    init(_ photos: [PhotoTraits], counting count: Int? = nil) {
        self.photos = photos
        let first = photos.count - (count ?? photos.count)
        var frequency: [Double] = []
        for (place, photo) in photos.enumerated() {
            if let author = photo.author, authors[author] == nil { authors[author] = Int32(authors.count) }
            var vector = SparseVector(capacity: photo.terms.count)
            for (term, weight) in photo.terms {
                let next = Int32(terms.count)
                // One look into the table, for there are words by the thousand.
                let index = Self.keep(&numbers[term, default: -1], or: next)
                if index == next {
                    terms.append(term)
                    frequency.append(0)
                }
                if place >= first { frequency[Int(index)] += 1 }
                vector.append(weight, at: index)
            }
            words.append(vector)
        }
        let all = Double(photos.count - first) + Self.elsewhere
        rarity = frequency.map { min(Self.rarest, log((all + 1) / ($0 + 1))) }
        for place in words.indices {
            words[place].weigh(by: rarity)
            words[place].normalize()
        }
    }

    /// How many places a vector has.
    var width: Int { colorsStart + ColorFamilies.names.count }

    /// The words of a photo that was not counted, as far as they are known, of unit length.
    func vector(of photo: PhotoTraits) -> SparseVector {
        var vector = SparseVector(capacity: photo.terms.count)
        for (term, weight) in photo.terms {
            guard let number = numbers[term] else { continue }
            vector.append(weight * rarity[Int(number)], at: number)
        }
        vector.normalize()
        return vector
    }

    func number(of term: String) -> Int? { numbers[term].map(Int.init) }

    /// Of unit length: for telling how alike two photos are.
    func plainVectors(of places: [Int]) -> [SparseVector] {
        places.map { place in
            var vector = SparseVector(words[place], and: rest(of: photos[place]))
            vector.normalize()
            return vector
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
