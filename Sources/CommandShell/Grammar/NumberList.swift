import TextLayout

public enum NumberList {
    public static let all = "all"
    public static let last = "last"

    public static func isKeyword(_ word: String) -> Bool { [all, last].contains(word.lowercased()) }

    /// Parses words such as `3`, `1,5-7`, `last 2` and `all` to unique numbers, in the order typed. Throws outside
    /// `range`.
    public static func parse(_ words: [String], in range: ClosedRange<Int>?) throws(UsageError) -> [Int] {
        var ranges: [ClosedRange<Int>] = []
        var rest = words.indices
        while let index = rest.popFirst() {
            if let range, words[index].lowercased() == last, let next = rest.first, isNumber(words[next]) {
                rest.removeFirst()
                guard let count = Int(words[next]), (1...range.count).contains(count) else {
                    throw UsageError(.number(words[next], range), at: .argument(next, part: words[next]))
                }
                ranges.append(range.upperBound - count + 1...range.upperBound)
            } else {
                ranges += try parse(words[index], at: index, in: range)
            }
        }
        var seen: Set<Int> = []
        return ranges.joined().filter { seen.insert($0).inserted }
    }

    /// Parses one word, which is argument `index`.
    private static func parse(
        _ word: String, at index: Int, in range: ClosedRange<Int>?
    ) throws(UsageError) -> [ClosedRange<Int>] {
        let parts = normalized(word).split(separator: ",").map(String.init)
        var ranges: [ClosedRange<Int>] = []
        // A word that is empty or consists of commas is parsed undivided, so that the error names it.
        for part in parts.isEmpty ? [word] : parts {
            if let range, isKeyword(part) {
                ranges.append(part.lowercased() == last ? range.upperBound...range.upperBound : range)
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
            ranges.append(first...last)
        }
        return ranges
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
