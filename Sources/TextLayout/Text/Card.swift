public struct Card: Equatable, Sendable {
    public let number: Int
    public let picture: Picture
    /// Lines below the picture; each is clipped to the card.
    public let caption: [Line]
    /// Text without a picture.
    public let text: Line
    /// Remark in several lengths, longest first; never clipped.
    public let remarks: [String]
    /// Maximum rows of a remark; a longer remark is omitted.
    private static let maxRows = 3

    /// `text` is the caption in one line by default.
    public init(number: Int, picture: Picture, caption: [Line], remarks: [String] = [], text: Line? = nil) {
        self.number = number
        self.picture = picture
        self.caption = caption
        self.remarks = remarks
        self.text = text ?? Line(caption.map(\.spans).joined(separator: [Span("  ")]).map(\.self))
    }

    /// Text of a card of the given width. The remark is the longest version that fits after the last line; otherwise,
    /// the longest that fits on its own line; otherwise the shortest, wrapped. Omitted if it needs too many rows.
    public func lines(in width: Int = .max) -> [Line] {
        let clipped = caption.map { $0.clipped(to: width) }
        guard let shortest = remarks.last else { return clipped }
        let last = caption.last ?? ""
        let beside = remarks.lazy.map { last + Line([Span.aside($0)]) }.first { $0.width <= width }
        if let beside { return clipped.dropLast() + [beside] }
        let below = remarks.map { Line($0, .quiet) }.first { $0.width <= width }
        let rows = below.map { [$0] } ?? Line(shortest, .quiet).wrapped(to: width)
        return rows.count > Self.maxRows ? clipped : clipped + rows
    }
}
