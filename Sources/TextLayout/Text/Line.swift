public struct Line: Equatable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// Nonempty spans from left to right.
    public let spans: [Span]
    /// Indentation of continuation lines when wrapped, in columns.
    public let hang: Int

    /// Merges adjacent spans of equal role and link, and drops empty ones.
    public init(_ spans: [Span], hang: Int = 0) {
        self.hang = max(0, hang)
        var joined: [Span] = []
        for span in spans where !span.text.isEmpty {
            if let last = joined.last, last.role == span.role, last.link == span.link {
                joined[joined.count - 1] = last.saying(last.text + span.text)
            } else {
                joined.append(span)
            }
        }
        self.spans = joined
    }

    public init(_ text: String, _ role: TextStyle = .plain) { self.init([Span(text, role)]) }

    /// Text whose last occurrence of `part` is a link; without `link` or `part`, plain text.
    public init(_ text: String, _ role: TextStyle = .plain, linking part: String, to link: String?) {
        guard let link, !part.isEmpty, let start = text.indices.last(where: { text[$0...].hasPrefix(part) })
        else {
            self.init(text, role)
            return
        }
        let end = text.index(start, offsetBy: part.count)
        self.init([
            Span(String(text[..<start]), role), Span(String(text[start..<end]), role, link: link),
            Span(String(text[end...]), role),
        ])
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(arrayLiteral elements: Span...) { self.init(elements) }

    public var text: String { spans.map(\.text).joined() }

    public var width: Int { spans.reduce(0) { $0 + $1.width } }

    public static func + (left: Line, right: Line) -> Line {
        Line(left.spans + right.spans, hang: left.hang)
    }

    /// Copy truncated to `width` columns, with an ellipsis.
    public func clipped(to width: Int) -> Line {
        guard self.width > width else { return self }
        guard width > 1 else { return Line(width == 1 ? Glyph.cut.rawValue : "") }
        var room = width - 1
        var kept: [Span] = []
        for span in spans {
            let text = CellWidth.prefix(of: span.text, columns: room)
            kept.append(span.saying(text))
            room -= CellWidth.of(text)
            if text != span.text { break }
        }
        return Line(kept + [Span(Glyph.cut.rawValue, kept.last?.role ?? .plain)])
    }

    /// Wraps at spaces to `width` columns; breaks longer words. No hanging indent beyond half the width.
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
            // A word longer than any line starts after the current text, next to its label.
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

    /// Words with their trailing spaces; a word may span styles.
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

    /// Width without trailing spaces.
    fileprivate var trimmedWidth: Int {
        width - reversed().lazy.flatMap { $0.text.reversed() }.prefix { $0 == " " }.count
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
