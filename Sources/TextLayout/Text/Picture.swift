/// A picture a view wants drawn, by reference: pixels are fetched and drawn by the console's picture drawer.
public struct Picture: Hashable, Sendable {
    /// Names the photo; the key of every cache.
    public let id: String
    /// What the drawer fetches it by; opaque here.
    public let source: String
    /// Width, at least 1: in pixels of the picture, or where these are not known in any unit.
    public let width: Int
    /// Height in the same unit, at least 1.
    public let height: Int
    /// Average colour as `#rrggbb`, shown until the picture is there.
    public let color: String?
    /// BlurHash, shown until the picture is there.
    public let blurHash: String?
    /// In words, for output without pictures.
    public let words: String
    /// Which part is looked at, and how near; nil for all of it, as large as there is room.
    public private(set) var viewport: Viewport?
    /// What is written over its last row, legibly; nil for nothing.
    public private(set) var caption: String?

    /// Unknown proportions are given as 3 to 2.
    public init(
        id: String, source: String, width: Int, height: Int, color: String? = nil, blurHash: String? = nil,
        words: String = "", viewport: Viewport? = nil, caption: String? = nil
    ) {
        self.id = id
        self.source = source
        self.width = max(1, width)
        self.height = max(1, height)
        self.color = color
        self.blurHash = blurHash
        self.words = CleanText.clean(words)
        self.viewport = viewport
        self.caption = caption.map(CleanText.clean)
    }

    /// The same picture, looked at otherwise.
    public func seen(through viewport: Viewport?) -> Picture {
        var picture = self
        picture.viewport = viewport
        return picture
    }

    /// The same picture with another caption.
    public func captioned(_ caption: String?) -> Picture {
        var picture = self
        picture.caption = caption.map(CleanText.clean)
        return picture
    }
}

/// A numbered photo of a list.
public struct Card: Equatable, Sendable {
    /// The number to type, as printed.
    public let number: Int
    /// What is drawn on top.
    public let picture: Picture
    /// What stands under it; each line is clipped to the card.
    public let caption: [Line]

    public init(number: Int, picture: Picture, caption: [Line]) {
        self.number = number
        self.picture = picture
        self.caption = caption
    }
}

/// What a view shows, from top to bottom.
public enum Block: Equatable, Sendable {
    /// Text, wrapped to the screen.
    case line(Line)
    /// Cards in columns; as many as the screen takes.
    case cards([Card])
    /// One picture, as large as the rest of the screen allows.
    case picture(Picture)
    /// What other blocks say, for a program; people never see it.
    case record(Record)
    /// Something to know that is no answer: to standard error in a pipe.
    case notice(Line)
    /// A sentence about something that did not work: to standard error in a pipe, and counted as a failure.
    case problem(Line)
}
