extension Line {
    /// Wraps at spaces and after `|`; breaks words wider than a row. A separator at the end of a row is omitted. A
    /// `hang` above half the width becomes at most 4.
    public func wrapped(to width: Int) -> [Line] { wrapped(to: width, keepsAddresses: false) }

    private func wrapped(to width: Int, keepsAddresses: Bool) -> [Line] {
        guard self.width > width, width > 0 else { return [self] }
        let indent = hang * 2 <= width ? hang : min(4, width / 8)
        var lines: [Line] = []
        var current: [Span] = []
        var start = 0
        var used = 0
        func begin(at column: Int) {
            current = column == 0 ? [] : [Span(String(repeating: " ", count: column))]
            start = column
            used = column
        }
        func flush() {
            lines.append(Line(current))
            begin(at: indent)
        }
        for var word in words {
            let length = word.trimmedWidth
            if keepsAddresses, word.isAddress, length > width - indent {
                if used + length > width, length <= width {
                    if used > start { lines.append(Line(current)) }
                    begin(at: width - length)
                }
                current += word
                used += word.width
                continue
            }
            // With a hanging indent, a word wider than a row is broken here, so that it stays beside its label.
            let fitsNowhere = indent > 0 && word.trimmedWidth > width - indent
            if used + word.trimmedWidth > width, used > start, !fitsNowhere {
                current = current.withoutSeparatorAtEnd()
                flush()
                if word.isSeparator { continue }
            }
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

    /// Lines for a screen of this width. Unbroken lines and long addresses or paths are left for the terminal to wrap.
    public func screenLines(columns: Int) -> [Line] {
        isUnbroken ? [self] : wrapped(to: columns, keepsAddresses: true)
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

    /// Words with trailing spaces, and alternatives with the `|` after them. A word may span several styles.
    private var words: [[Span]] {
        var words: [[Span]] = []
        var word: [Span] = []
        for span in spans {
            var piece = ""
            for character in span.text {
                if character != " ", let last = piece.last ?? word.last?.text.last, " |".contains(last) {
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

    fileprivate var isAddress: Bool {
        let text = map(\.text).joined()
        return text.contains("://") || text.hasPrefix("/") || text.hasPrefix("~/")
    }

    fileprivate var isSeparator: Bool {
        map(\.text).joined().filter { $0 != " " } == Glyph.between.rawValue
    }

    fileprivate func withoutSeparatorAtEnd() -> [Span] {
        let trimmed = trimmingEnd()
        guard let last = trimmed.last, last.text.hasSuffix(Glyph.between.rawValue) else { return self }
        return (trimmed.dropLast() + [last.saying(String(last.text.dropLast()))]).trimmingEnd()
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
