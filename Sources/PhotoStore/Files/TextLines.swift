/// Lines of a text file with their ends, so that a change of some lines leaves all other bytes unchanged.
struct TextLines {
    struct Line {
        let text: ArraySlice<UInt8>
        /// LF, CR LF or CR; empty after the last line of a file that does not end with a line end.
        var end: ArraySlice<UInt8>

        /// `text` without surrounding spaces and tabs.
        var trimmed: ArraySlice<UInt8> {
            let start = text.drop(while: Self.isBlank)
            return start[..<(start.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? start.startIndex)]
        }

        /// Leading spaces and tabs.
        var indentation: ArraySlice<UInt8> { text.prefix(while: Self.isBlank) }

        private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let newline: ArraySlice<UInt8> = [0x0A]

    private let mark: [UInt8]
    private(set) var lines: [Line] = []

    init(_ bytes: [UInt8]) {
        mark = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
        var rest = bytes.dropFirst(mark.count)
        while !rest.isEmpty {
            let text = rest.prefix { $0 != 0x0A && $0 != 0x0D }
            let end = rest[text.endIndex...].prefix(
                rest[text.endIndex...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
            lines.append(Line(text: text, end: end))
            rest = rest[end.endIndex...]
        }
    }

    var bytes: [UInt8] { lines.reduce(into: mark) { $0 += $1.text + $1.end } }

    /// New lines end as the line above them, else as the line below. A file without a line end at its end has none
    /// afterwards.
    mutating func replace(_ range: Range<Int>, with texts: [String]) {
        let above = lines[..<range.lowerBound].last { !$0.end.isEmpty }
        let end = (above ?? lines[range.lowerBound...].first { !$0.end.isEmpty })?.end ?? Self.newline
        var new = texts.map { Line(text: Array($0.utf8)[...], end: end) }
        if range.upperBound == lines.count, let last = lines.last, last.end.isEmpty, !new.isEmpty {
            new[new.count - 1].end = []
            if range.isEmpty { lines[range.lowerBound - 1].end = end }
        }
        lines.replaceSubrange(range, with: new)
    }

    /// Whether these lines follow each other in the range, each after `indentation` or without it.
    func contains(_ texts: [Substring], in range: Range<Int>, after indentation: ArraySlice<UInt8> = [])
        -> Bool
    {
        guard range.count >= texts.count else { return false }
        return (range.lowerBound...range.upperBound - texts.count).contains { start in
            zip(lines[start...], texts).allSatisfy { line, text in
                line.text.elementsEqual(text.utf8)
                    || line.text.starts(with: indentation)
                        && line.text.dropFirst(indentation.count).elementsEqual(text.utf8)
            }
        }
    }

    /// Replaces each of the old texts, wherever its lines follow each other after one indentation. Does nothing if the
    /// new text is there. Returns whether a text was replaced.
    mutating func replaceAll(_ old: [String], with new: String) -> Bool {
        guard !has(new) else { return false }
        let new = new.split(separator: "\n")
        var hasReplaced = false
        for text in old {
            let text = text.split(separator: "\n")
            var start = 0
            while let found = range(of: text, from: start) {
                let indentation = String(decoding: lines[found.lowerBound].indentation, as: UTF8.self)
                replace(found, with: new.map { indentation + $0 })
                hasReplaced = true
                start = found.lowerBound + new.count
            }
        }
        return hasReplaced
    }

    /// Whether the lines of a text follow each other after any indentation.
    func has(_ text: String) -> Bool { range(of: text.split(separator: "\n"), from: 0) != nil }

    /// First lines from `start` on that have these texts, all after the indentation of the first line.
    private func range(of texts: [Substring], from start: Int) -> Range<Int>? {
        guard !texts.isEmpty, lines.count >= start + texts.count else { return nil }
        let first = (start...lines.count - texts.count).first { start in
            let indentation = lines[start].indentation
            return zip(lines[start...], texts).allSatisfy { line, text in
                line.text.starts(with: indentation)
                    && line.text.dropFirst(indentation.count).elementsEqual(text.utf8)
            }
        }
        return first.map { $0..<$0 + texts.count }
    }
}
