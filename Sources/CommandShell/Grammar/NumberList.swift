public enum NumberList {
    /// Words for all numbers, and for the last one.
    public static let all = "all"
    public static let last = "last"

    public static func isKeyword(_ word: String) -> Bool { [all, last].contains(word.lowercased()) }

    /// Unique numbers in the order typed. Throws for words that are not numbers, and for numbers outside `range`.
    public static func parse(_ words: [String], in range: ClosedRange<Int>?) throws(UsageError) -> [Int] {
        var numbers: [Int] = []
        var seen: Set<Int> = []
        for (index, word) in words.enumerated() {
            let parts = normalized(word).split(separator: ",").map(String.init)
            // A word that is empty or consists of commas is parsed undivided, so that the error names it.
            for part in parts.isEmpty ? [word] : parts {
                if let range, Self.isKeyword(part) {
                    let named = part.lowercased() == last ? range.upperBound...range.upperBound : range
                    numbers += named.filter { seen.insert($0).inserted }
                    continue
                }
                let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
                guard let first = ends.first.flatMap({ Int($0) }), let last = ends.last.flatMap({ Int($0) }),
                    let range, range.contains(first), range.contains(last)
                else { throw UsageError(.number(part, range), at: .argument(index, part: part)) }
                guard first <= last else {
                    throw UsageError(.backwards(first: first, last: last), at: .argument(index, part: part))
                }
                numbers += (first...last).filter { seen.insert($0).inserted }
            }
        }
        return numbers
    }

    /// Text in which decimal digits and dashes of any script are replaced by ASCII.
    public static func normalized(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        return String(
            text.map { character in
                if ["–", "—", "−", "－"].contains(character) { return "-" }
                if ["，", "、"].contains(character) { return "," }
                guard character.unicodeScalars.first?.properties.numericType == .decimal,
                    let digit = character.wholeNumberValue
                else { return character }
                return Character("\(digit)")
            })
    }

    public static func one(_ words: [String], in range: ClosedRange<Int>?) throws(UsageError) -> Int {
        let numbers = try parse(words, in: range)
        guard numbers.count == 1, let number = numbers.first else {
            throw UsageError(
                .number(words.joined(separator: " "), range),
                at: words.isEmpty ? .end : .argument(words.count - 1, part: nil))
        }
        return number
    }
}
