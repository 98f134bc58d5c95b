import TextLayout

public enum NumberList {
    public static let all = "all"
    public static let last = "last"

    public static func isKeyword(_ word: String) -> Bool { [all, last].contains(word.lowercased()) }

    /// Parses words such as `3`, `1,5-7`, `last 2` and `all` to unique numbers, in the order typed. Throws outside
    /// `range`.
    public static func parse(_ words: [String], in range: ClosedRange<Int>?) throws(UsageError) -> [Int] {
        var numbers: [Int] = []
        var seen: Set<Int> = []
        for (index, word) in words.enumerated() {
            if let range, word.lowercased() == last, let next = words.dropFirst(index + 1).first,
                isNumber(next)
            {
                guard let count = Int(next), (1...range.count).contains(count) else {
                    throw UsageError(.number(next, range), at: .argument(index + 1, part: next))
                }
                numbers += (range.upperBound - count + 1...range.upperBound).filter {
                    seen.insert($0).inserted
                }
                continue
            }
            if index > 0, words[index - 1].lowercased() == last, isNumber(word) { continue }
            let parts = normalized(word).split(separator: ",").map(String.init)
            // A word that is empty or consists of commas is parsed undivided, so that the error names it.
            for part in parts.isEmpty ? [word] : parts {
                if let range, Self.isKeyword(part) {
                    let named = part.lowercased() == last ? range.upperBound...range.upperBound : range
                    numbers += named.filter { seen.insert($0).inserted }
                    continue
                }
                let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
                let place = UsageError.Position.argument(index, part: part)
                guard let first = ends.first.flatMap(number), let last = ends.last.flatMap(number) else {
                    let isIncomplete =
                        range != nil && ends.contains { number($0) != nil }
                        && !ends.allSatisfy { isNumber(bare($0)) }
                    throw UsageError(isIncomplete ? .incompleteRange(part) : .number(part, range), at: place)
                }
                guard let range, range.contains(first), range.contains(last) else {
                    throw UsageError(.number(part, range), at: place)
                }
                guard first <= last else {
                    throw UsageError(.backwards(first: first, last: last), at: place)
                }
                numbers += (first...last).filter { seen.insert($0).inserted }
            }
        }
        return numbers
    }

    private static func number(_ text: Substring) -> Int? {
        let text = bare(text)
        return isNumber(text) ? Int(text) : nil
    }

    public static func isNumber(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) }
    }

    /// Whether the text consists of numbers and ranges, such as `3`, `1-3` and `1,5-7`.
    static func isList(_ text: String) -> Bool {
        text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            return ends.count < 3 && ends.allSatisfy(isNumber)
        }
    }

    /// Text without a leading `#` or a trailing period, as in `#3` and `3.`.
    public static func bare(_ text: some StringProtocol) -> String {
        String(text.hasPrefix("#") ? text.dropFirst() : text.hasSuffix(".") ? text.dropLast() : text[...])
    }

    /// Text in which decimal digits of any script, other dashes and commas, and the dots of ranges such as `1..3` are
    /// replaced by ASCII digits, hyphens and commas, without invisible characters.
    public static func normalized(_ text: String) -> String {
        let text = text.contains("..") || text.contains("…") ? withHyphens(text) : text
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        let visible = String(text.unicodeScalars.filter { !CleanText.isInvisible($0) })
        return String(
            visible.map { character in
                if ["–", "—", "−", "－"].contains(character) { return "-" }
                if ["，", "、"].contains(character) { return "," }
                guard character.unicodeScalars.first?.properties.numericType == .decimal,
                    let digit = character.wholeNumberValue
                else { return character }
                return Character("\(digit)")
            })
    }

    /// Text with hyphens in ranges such as `1..3`.
    private static func withHyphens(_ text: String) -> String {
        text.replacing(/(\d)(?:\.{2,3}|…)(\d)/) { match in match.1 + "-" + match.2 }
    }

    public static func one(_ words: [String], in range: ClosedRange<Int>?) throws(UsageError) -> Int {
        let numbers = try parse(words, in: range)
        guard numbers.count == 1, let number = numbers.first else {
            throw words.isEmpty
                ? UsageError(.number("", range), at: .end)
                : UsageError(.severalNumbers(), at: .argument(words.count - 1, part: nil))
        }
        return number
    }
}
