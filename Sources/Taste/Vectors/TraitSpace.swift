import GalleryCore
import Glibc

/// Vector space of the traits of a set of photos.
/// Four consecutive fields: terms by tf-idf (Salton and Buckley 1988, idf as in BM25), author, orientation and color.
/// Each is normalized separately, so that many tags do not outweigh the other fields.
struct TraitSpace: Sendable {
    /// Weights of the fields for diversity, relative to 1 for terms.
    private enum Share {
        static let author = 0.4
        static let orientation = 0.5
        static let color = 1.0
    }

    /// Number of photos without the word that the idf assumes, so that a word shared by few likes does not seem common.
    private static let elsewhere = 200.0
    /// Upper bound of the idf: a very rare term may be chance.
    private static let rarest = 3.0

    /// Term vector of each photo, of unit length.
    private(set) var wordVectors: [SparseVector] = []
    private(set) var terms: [String] = []
    private var numbers: [String: Int32] = [:]
    private var authors: [String: Int32] = [:]
    private var rarity: [Double] = []
    private let photos: [PhotoTraits]

    /// The idf is that of the last `count` photos, or of all photos for `nil`.
    init(_ photos: [PhotoTraits], counting count: Int? = nil) {
        self.photos = photos
        let first = photos.count - (count ?? photos.count)
        var frequency: [Double] = []
        for (position, photo) in photos.enumerated() {
            if let author = photo.author, authors[author] == nil { authors[author] = Int32(authors.count) }
            var vector = SparseVector(capacity: photo.terms.count)
            for (term, weight) in photo.terms {
                let next = Int32(terms.count)
                // A single dictionary lookup, as there are thousands of terms.
                let index = Self.keep(&numbers[term, default: -1], or: next)
                if index == next {
                    terms.append(term)
                    frequency.append(0)
                }
                if position >= first { frequency[Int(index)] += 1 }
                vector.append(weight, at: index)
            }
            wordVectors.append(vector)
        }
        let all = Double(photos.count - first) + Self.elsewhere
        rarity = frequency.map { min(Self.rarest, log((all + 1) / ($0 + 1))) }
        for position in wordVectors.indices {
            wordVectors[position].weigh(by: rarity)
            wordVectors[position].normalize()
        }
    }

    var width: Int { colorsStart + ColorFamilies.names.count }

    /// Term vector of any photo, of unit length, without terms that the set lacks.
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

    /// Unit vectors of all fields, for comparing photos.
    func plainVectors(of places: [Int]) -> [SparseVector] {
        places.map { position in
            var vector = SparseVector(wordVectors[position], and: rest(of: photos[position]))
            vector.normalize()
            return vector
        }
    }

    private var formsStart: Int { terms.count + authors.count }
    private var colorsStart: Int { formsStart + PhotoTraits.Orientation.allCases.count }

    /// Existing index, or `next` after storing it.
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
