public struct Line: Equatable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// Nonempty spans from left to right.
    public let spans: [Span]
    /// Indentation of continuation lines when wrapped, in columns.
    public let hang: Int
    /// Whether the line is wrapped only by the terminal, so that its text is copied without line breaks.
    public let isUnbroken: Bool
    /// Command that Enter at an empty prompt runs after this line was shown.
    public var offer: String?
    /// Whether the next line is part of the same result.
    public var isContinued = false

    /// Merges adjacent spans with the same style and link, and drops empty spans.
    public init(_ spans: [Span], hang: Int = 0, isUnbroken: Bool = false) {
        self.hang = max(0, hang)
        self.isUnbroken = isUnbroken
        var joined: [Span] = []
        for span in spans where !span.text.isEmpty {
            if let last = joined.last, last.role == span.role, last.link == span.link {
                joined[joined.count - 1] = last.saying(last.exactText + span.exactText)
            } else {
                joined.append(span)
            }
        }
        self.spans = joined
    }

    public init(_ text: String, _ role: TextStyle = .plain) { self.init([Span(text, role)]) }

    /// Text in which the last occurrence of `part` is a link; plain text if `link` or `part` is missing.
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

    public var exactText: String { spans.map(\.exactText).joined() }

    public var width: Int { spans.reduce(0) { $0 + $1.width } }

    public static func + (left: Line, right: Line) -> Line {
        Line(left.spans + right.spans, hang: left.hang, isUnbroken: left.isUnbroken || right.isUnbroken)
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
}
