public struct Card: Equatable, Sendable {
    public let number: Int
    public let picture: Picture
    /// Lines below the picture, clipped to the width of the card.
    public let caption: [Line]
    /// Size and license, for captions with facts.
    public let facts: Line?
    /// Replaces the card in output without pictures.
    public let text: Line
    /// Remark in several lengths, longest first; never clipped.
    public let remarks: [String]
    /// Maximum rows of a remark; a longer remark is omitted.
    private static let maxRows = 3

    /// `text` is the caption in one line by default.
    public init(
        number: Int, picture: Picture, caption: [Line], remarks: [String] = [], facts: Line? = nil,
        text: Line? = nil
    ) {
        self.facts = facts
        self.number = number
        self.picture = picture
        self.caption = caption
        self.remarks = remarks
        self.text = text ?? Line(caption.map(\.spans).joined(separator: [Span("  ")]).map(\.self))
    }

    /// Text of a card of the given width; `hasRoom` allows a second row for a long title.
    ///
    /// The remark is the longest version that fits after the last line; otherwise, the longest that fits on its own
    /// line; otherwise the shortest, wrapped. Omitted if it needs more than three rows.
    public func lines(in width: Int = .max, _ style: CaptionStyle = .full, hasRoom: Bool = false) -> [Line] {
        let facts = style == .facts ? facts.map { [$0.clipped(to: width)] } ?? [] : []
        return lines(in: width, hasTwoTitleRows: hasRoom && hasLongTitle(in: width, style)) + facts
    }

    /// Whether `lines` has one more line if there is room.
    func hasLongTitle(in width: Int, _ style: CaptionStyle) -> Bool {
        style != .short && caption.first.map { $0.width > width } == true
    }

    private func lines(in width: Int, hasTwoTitleRows: Bool) -> [Line] {
        var clipped = caption.map { Self.clipped($0, to: width) }
        if hasTwoTitleRows, let title = caption.first {
            let rows = title.wrapped(to: width)
            let rest = Line(rows.dropFirst().map(\.spans).joined(separator: [Span(" ")]).map(\.self))
            clipped.replaceSubrange(0..<1, with: [rows[0], rest.clipped(to: width)])
        }
        guard let shortest = remarks.last else { return clipped }
        let last = caption.last ?? ""
        let beside = remarks.lazy.map { last + Line([Span.aside($0)]) }.first { $0.width <= width }
        if let beside { return clipped.dropLast() + [beside] }
        let below = remarks.map { Line($0, .quiet) }.first { $0.width <= width }
        let rows = below.map { [$0] } ?? Line(shortest, .quiet).wrapped(to: width)
        return rows.count > Self.maxRows ? clipped : clipped + rows
    }

    /// Clips a line. Omits quiet text at its end if not even the first word of that text fits.
    private static func clipped(_ line: Line, to width: Int) -> Line {
        guard line.width > width, let aside = line.spans.last, aside.role == .quiet else {
            return line.clipped(to: width)
        }
        // The separator, the first word and the ellipsis.
        let head = " " + aside.text.split(separator: " ").prefix(2).joined(separator: " ")
        let before = Line(Array(line.spans.dropLast()))
        return (before.width + CellWidth.of(head) < width ? line : before).clipped(to: width)
    }
}
