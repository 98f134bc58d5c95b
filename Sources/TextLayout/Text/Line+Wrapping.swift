extension Line {
    /// Wraps at spaces to `width` columns; breaks words that are longer. Limits a hanging indent to half the width.
    public func wrapped(to width: Int) -> [Line] {
        guard self.width > width, width > 0 else { return [self] }
        let indent = hang * 2 <= width ? hang : 0
        var lines: [Line] = []
        var current: [Span] = []
        var start = 0
        var used = 0
        func flush() {
            lines.append(Line(current))
            current = indent == 0 ? [] : [Span(String(repeating: " ", count: indent))]
            start = indent
            used = indent
        }
        for var word in words {
            // A word that is longer than a line is not moved to the next row, away from its label.
            let fitsNowhere = indent > 0 && word.trimmedWidth > width - indent
            if used + word.trimmedWidth > width, used > start, !fitsNowhere { flush() }
            while used + word.trimmedWidth > width {
                let (head, rest) = word.split(columns: width - used)
                guard head.width > 0 || used > start else { break }
                current += head
                flush()
                word = rest
            }
            current += word
            used += word.width
        }
        if used > start { lines.append(Line(current)) }
        return lines.map { Line($0.spans.trimmingEnd()) }
    }

    /// Lines for a screen of that width. An unbroken line, and a line with an address or path too long for a row, is
    /// left for the terminal to wrap.
    public func screenLines(columns: Int) -> [Line] {
        guard width > columns, !isUnbroken, !words.contains(where: { $0.isAddress(over: columns - hang) })
        else { return [self] }
        return wrapped(to: columns)
    }

    /// Number of rows of the line on a screen that wraps it.
    public func rowCount(columns: Int) -> Int {
        var rows = 1
        var used = 0
        for character in text {
            let width = CellWidth.of(character)
            if used + width > columns, used > 0 { (rows, used) = (rows + 1, 0) }
            used += width
        }
        return rows
    }

    /// Words with trailing spaces. A word may span several styles.
    private var words: [[Span]] {
        var words: [[Span]] = []
        var word: [Span] = []
        for span in spans {
            var piece = ""
            for character in span.text {
                if character != " ", (piece.last ?? word.last?.text.last) == " " {
                    words.append(word + [span.saying(piece)])
                    word = []
                    piece = ""
                }
                piece.append(character)
            }
            word.append(span.saying(piece))
        }
        return word.isEmpty ? words : words + [word]
    }
}

extension [Span] {
    fileprivate var width: Int { reduce(0) { $0 + $1.width } }

    fileprivate var trimmedWidth: Int {
        width - reversed().lazy.flatMap { $0.text.reversed() }.prefix { $0 == " " }.count
    }

    fileprivate func isAddress(over columns: Int) -> Bool {
        guard trimmedWidth > columns else { return false }
        let text = map(\.text).joined()
        return text.contains("://") || text.hasPrefix("/") || text.hasPrefix("~/")
    }

    fileprivate func split(columns: Int) -> (head: [Span], rest: [Span]) {
        var room = columns
        for (index, span) in enumerated() {
            guard span.width > room else {
                room -= span.width
                continue
            }
            let head = CellWidth.prefix(of: span.text, columns: room)
            let rest = span.saying(String(span.text.dropFirst(head.count)))
            return (self[..<index] + [span.saying(head)], [rest] + self[(index + 1)...])
        }
        return (self, [])
    }

    fileprivate func trimmingEnd() -> [Span] {
        guard let last else { return self }
        return dropLast() + [last.saying(String(last.text.reversed().drop { $0 == " " }.reversed()))]
    }
}
