import Foundation
import GalleryCore

/// Photos with human captions. The program sees titles and tags, made from some captions; simulated tastes use the
/// others, which are held out. Read from `photos.jsonl` in a folder, one object per line.
struct CaptionedCollection: Sendable {
    struct Line: Codable {
        let id, title, author: String
        let held, tags: [String]
        let color: String?
        let width, height: Int
    }

    /// Photos in the order of the feed.
    let photos: [Photo]
    /// For each photo, the words that at least two of its held-out captions share.
    let subjects: [Set<String>]
    let places: [PhotoID: Int]
    /// Subjects of 0.8 to 6 % of the photos, on which captions agree, in alphabetical order.
    let interests: [String]
    let having: [String: [Int]]

    /// The photos are spread evenly over `services`.
    init(folder: String, count: Int, services: [ServiceName]) throws {
        let text = try String(contentsOfFile: folder + "/photos.jsonl", encoding: .utf8)
        let decoder = JSONDecoder()
        let lines = try text.split(separator: "\n").prefix(count).map {
            try decoder.decode(Line.self, from: Data($0.utf8))
        }
        photos = lines.enumerated().map { place, line in
            Photo(
                id: PhotoID(service: services[place % services.count], key: line.id), title: line.title,
                author: Author(name: line.author, username: line.author),
                license: License(code: "cc0", name: "CC0"),
                size: PixelSize(width: line.width, height: line.height),
                color: line.color.flatMap(RGB.init(hex:)), tags: line.tags,
                source: PictureSource("/p/\(line.id)"))
        }
        subjects = lines.map { line in
            let said = line.held.map { Set(Self.words(of: $0)) }
            let counts = Dictionary(said.flatMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
            return Set(counts.filter { $0.value > 1 }.keys)
        }
        places = Dictionary(uniqueKeysWithValues: zip(photos.map(\.id), photos.indices))
        let size = lines.count
        let agreement = Self.agreement(of: lines.map(\.held))
        having = Self.places(of: subjects).filter { word, places in
            places.count > size / 125 && places.count < size / 16 && !word.hasSuffix("ing")
                && agreement[word, default: 0] >= 0.4
        }
        interests = having.keys.sorted()
    }

    /// For each word of captions, the mean share of a photo's other captions that also have the word.
    private static func agreement(of held: [[String]]) -> [String: Double] {
        var having: [String: Double] = [:]
        var sharing: [String: Double] = [:]
        for descriptions in held where descriptions.count > 1 {
            let words = descriptions.map { Set(Self.words(of: $0)) }
            let counts = Dictionary(words.flatMap { $0.map { ($0, 1.0) } }, uniquingKeysWith: +)
            for (word, count) in counts {
                having[word, default: 0] += count
                sharing[word, default: 0] += count * (count - 1) / Double(words.count - 1)
            }
        }
        return having.reduce(into: [:]) { $0[$1.key] = sharing[$1.key, default: 0] / $1.value }
    }

    /// For each word, the indices of the photos that have the word.
    static func places(of words: [some Sequence<String>]) -> [String: [Int]] {
        words.enumerated().reduce(into: [:]) { places, photo in
            for word in photo.element { places[word, default: []].append(photo.offset) }
        }
    }

    /// Words of a text as a service indexes them: lowercase, singular, without stop words.
    static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            .filter { $0.count > 2 && !fillerWords.contains($0) }.map(singular)
    }

    private static func singular(_ word: String) -> String {
        guard word.hasSuffix("s"), word.count > 3, !word.hasSuffix("ss") else { return word }
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        let sibilant = ["sses", "ches", "shes", "xes"].contains(where: word.hasSuffix)
        return String(word.dropLast(sibilant ? 2 : 1))
    }

    private static let fillerWords: Set = [
        "and", "are", "has", "have", "her", "his", "into", "its", "near", "next", "off", "out", "over",
        "that",
        "the", "their", "there", "this", "through", "while", "who", "with", "from", "for", "two", "three",
        "one",
        "other", "another", "some", "front", "behind", "top", "side", "them", "being", "around", "down",
        "wearing",
    ]
}
