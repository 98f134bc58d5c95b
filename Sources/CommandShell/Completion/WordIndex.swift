import TextLayout

public struct WordIndex: Sendable {
    public static let most = 5_000

    private struct Entry {
        let key: [UInt8]
        /// Letters as bits (code point modulo 32). An edit changes at most two; words that differ in more are skipped.
        let letters: UInt32
        let length: Int
        let rank: Int
    }

    private let words: [String]
    /// Sorted by key.
    private let entries: [Entry]

    /// `all` lists the most likely word first.
    public init(_ all: [String]) {
        var seen: Set<String> = []
        var words: [String] = []
        for word in all where words.count < Self.most {
            let clean = CleanText.clean(word).lowercased()
            if clean.count > 1, seen.insert(clean).inserted { words.append(clean) }
        }
        self.words = words
        entries = words.enumerated().map { rank, word in
            let key = Array(word.utf8)
            return Entry(key: key, letters: Self.letters(of: word), length: word.count, rank: rank)
        }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    }

    public func words(beginningWith start: String, limit: Int) -> [String] {
        let start = Array(start.lowercased().utf8)
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key.lexicographicallyPrecedes(start) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        let found = entries[low...].prefix { $0.key.starts(with: start) }.filter {
            $0.key.count > start.count
        }
        return found.sorted { $0.rank < $1.rank }.prefix(limit).map { words[$0.rank] }
    }

    public func contains(_ word: String) -> Bool {
        let key = Array(word.lowercased().utf8)
        return entries.contains { $0.key == key }
    }

    /// Words within edit distance 2 of `word`, or 1 if it has up to four letters; nearest first.
    public func words(near word: String, limit: Int) -> [String] {
        let typed = word.lowercased()
        let (length, letters) = (typed.count, Self.letters(of: typed))
        guard length > 2, length < 32 else { return [] }
        let slips = length <= 4 ? 1 : 2
        let near = entries.compactMap { entry -> (rank: Int, distance: Int)? in
            guard abs(entry.length - length) <= slips,
                (entry.letters ^ letters).nonzeroBitCount <= 2 * slips
            else { return nil }
            let distance = NearestWord.distance(typed, words[entry.rank])
            return distance > 0 && distance <= slips ? (entry.rank, distance) : nil
        }
        return near.sorted { ($0.distance, $0.rank) < ($1.distance, $1.rank) }.prefix(limit).map {
            words[$0.rank]
        }
    }

    private static func letters(of word: String) -> UInt32 {
        word.unicodeScalars.reduce(0) { $0 | 1 << ($1.value & 31) }
    }
}
