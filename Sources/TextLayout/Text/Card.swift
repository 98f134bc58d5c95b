/// A numbered photo of a list.
public struct Card: Equatable, Sendable {
    /// The number to type, as printed.
    public let number: Int
    /// What is drawn on top.
    public let picture: Picture
    /// Lines below the picture; each is clipped to the card.
    public let caption: [Line]
    /// A remark in several wordings, the longest first; never clipped.
    public let remarks: [String]
    /// Rows of a remark; a longer one is left out.
    private static let mostRows = 3

    public init(number: Int, picture: Picture, caption: [Line], remarks: [String] = []) {
        (self.number, self.picture, self.caption, self.remarks) = (number, picture, caption, remarks)
    }

    /// The text of a card of that width. The remark follows the last line where one of its wordings fits, else it has a
    /// line of its own; the shortest is wrapped where none fits, and left out where it is too long for that.
    public func lines(in width: Int = .max) -> [Line] {
        let clipped = caption.map { $0.clipped(to: width) }
        guard let shortest = remarks.last else { return clipped }
        let last = caption.last ?? ""
        let beside = remarks.lazy.map { last + Line([Span.aside($0)]) }.first { $0.width <= width }
        if let beside { return clipped.dropLast() + [beside] }
        let below = remarks.map { Line($0, .quiet) }.first { $0.width <= width }
        let rows = below.map { [$0] } ?? Line(shortest, .quiet).wrapped(to: width)
        return rows.count > Self.mostRows ? clipped : clipped + rows
    }
}
