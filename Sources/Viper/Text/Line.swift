/// One line of styled text.
public struct Line: Equatable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// From left to right; empty for an empty line.
    public let spans: [Span]
    /// Columns by which every line but the first is moved in when it is wrapped.
    public let hang: Int

    /// Joins spans; neighbours of one role and link become one, those without text are dropped.
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

    /// One span.
    public init(_ text: String, _ role: Role = .plain) { self.init([Span(text, role)]) }

    /// A text in which the last place where `part` stands leads to `link`; all of it is text where there is neither.
    public init(_ text: String, _ role: Role = .plain, linking part: String, to link: String?) {
        guard let link, !part.isEmpty, let range = text.ranges(of: part).last else {
            self.init(text, role)
            return
        }
        self.init([
            Span(String(text[..<range.lowerBound]), role), Span(String(text[range]), role, link: link),
            Span(String(text[range.upperBound...]), role),
        ])
    }

    /// A plain line.
    public init(stringLiteral value: String) { self.init(value) }

    /// Joins spans.
    public init(arrayLiteral elements: Span...) { self.init(elements) }

    /// The text without roles.
    public var text: String { spans.map(\.text).joined() }

    /// Terminal columns it takes.
    public var width: Int { spans.reduce(0) { $0 + $1.width } }

    /// Two lines in one.
    public static func + (left: Line, right: Line) -> Line {
        Line(left.spans + right.spans, hang: left.hang)
    }

    /// The line cut to `width` columns; what was cut is shown by an ellipsis.
    public func clipped(to width: Int) -> Line {
        guard self.width > width else { return self }
        guard width > 1 else { return Line(width == 1 ? Mark.cut.rawValue : "") }
        var room = width - 1
        var kept: [Span] = []
        for span in spans {
            let text = CellWidth.prefix(of: span.text, columns: room)
            kept.append(span.saying(text))
            room -= CellWidth.of(text)
            if text != span.text { break }
        }
        return Line(kept + [Span(Mark.cut.rawValue, kept.last?.role ?? .plain)])
    }

    /// The line broken at spaces into lines of at most `width` columns; a longer word is broken anywhere. Lines that
    /// hang need at least as much room again as they are moved in, else they begin at the left like others.
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
        for span in spans {
            for word in Line.words(of: span.text) {
                var rest = word
                // A word that fits on no line begins where it stands, beside what it hangs on.
                let fitsNowhere = indent > 0 && CellWidth.of(rest.trimmed) > width - indent
                if used + CellWidth.of(rest.trimmed) > width, used > start, !fitsNowhere {
                    flush()
                    rest = String(rest.drop { $0 == " " })
                }
                while used + CellWidth.of(rest.trimmed) > width {
                    let head = CellWidth.prefix(of: rest, columns: width - used)
                    guard !head.isEmpty || used > start else { break }
                    current.append(span.saying(head))
                    flush()
                    rest = String(rest.dropFirst(head.count))
                }
                current.append(span.saying(rest))
                used += CellWidth.of(rest)
            }
        }
        if used > start { lines.append(Line(current)) }
        return lines.map { Line($0.spans.trimmingEnd()) }
    }

    /// Words with the spaces that follow them.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text {
            if character != " ", word.hasSuffix(" ") {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}

extension [Span] {
    fileprivate func trimmingEnd() -> [Span] {
        guard let last else { return self }
        return dropLast() + [last.saying(last.text.trimmed)]
    }
}
