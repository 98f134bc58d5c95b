public enum NearestWord {
    /// Closest known word within Damerau-Levenshtein distance (optimal string alignment) 1 for words of up to four
    /// letters, else 2; otherwise the only known word that begins with `word`, if `word` has at least three letters.
    public static func to(_ word: String, among candidates: [String]) -> String? {
        let limit = word.count <= 4 ? 1 : 2
        let near = candidates.map { (word: $0, slips: distance(word, $0)) }.filter { $0.slips <= limit }
        // Among equally near words, prefers those with the typed first letter, which is rarely mistyped.
        func order(_ found: (word: String, slips: Int)) -> (Int, Int, String) {
            (found.slips, found.word.first == word.first ? 0 : 1, found.word)
        }
        if let best = near.min(by: { order($0) < order($1) }) { return best.word }
        let longer = candidates.filter { word.count >= 3 && $0.hasPrefix(word) }
        return longer.count == 1 ? longer.first : nil
    }

    /// Whether the words begin with other letters, and neither is the other with its first letter missing, doubled or
    /// exchanged with the second.
    public static func replacesFirst(_ left: String, _ right: String) -> Bool {
        left.first != right.first && left.dropFirst().first != right.first
            && right.dropFirst().first != left.first
    }

    /// Edit distance between the first 64 characters.
    public static func distance(_ left: String, _ right: String) -> Int {
        let a = Array(left.prefix(64)), b = Array(right.prefix(64))
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            before = last
            last = row
        }
        return last[b.count]
    }
}
