/// A picture a view wants drawn, by reference: pixels are fetched and drawn by the console's picture drawer.
public struct Picture: Hashable, Sendable {
    private let subject: PictureSubject?
    /// Width, at least 1: in pixels of the picture, or where these are not known in any unit.
    public let width: Int
    /// Height in the same unit, at least 1.
    public let height: Int
    /// In words, for output without pictures.
    public private(set) var words: String
    /// Which part is looked at, and how near; nil for all of it, as large as there is room.
    public private(set) var viewport: Viewport?
    /// What is written over its last row, legibly; nil for nothing.
    public private(set) var caption: String?
    /// An animation is played where the terminal can; else its first frame is shown.
    public private(set) var plays = false

    /// `subject` is what the drawer draws it from, in a type of the drawer's own. Unknown proportions are given as 3
    /// to 2.
    public init(
        of subject: some Hashable & Sendable, width: Int, height: Int, words: String = "",
        viewport: Viewport? = nil, caption: String? = nil
    ) {
        self.init(PictureSubject(subject), width, height, words, viewport, caption)
    }

    /// A place where a picture would be if there were one.
    public init(withoutSubject words: String, width: Int = 3, height: Int = 2) {
        self.init(nil, width, height, words, nil, nil)
    }

    private init(
        _ subject: PictureSubject?, _ width: Int, _ height: Int, _ words: String, _ viewport: Viewport?,
        _ caption: String?
    ) {
        self.subject = subject
        self.width = max(1, width)
        self.height = max(1, height)
        self.words = CleanText.clean(words)
        self.viewport = viewport
        self.caption = caption.map(CleanText.clean)
    }

    /// What the drawer draws it from; nil where there is nothing, or it is of another type.
    public func subject<Subject>(as type: Subject.Type) -> Subject? { subject?.value as? Subject }

    /// The same picture, looked at otherwise.
    public func seen(through viewport: Viewport?) -> Picture {
        var picture = self
        picture.viewport = viewport
        return picture
    }

    /// The same picture, played if it is an animation.
    public func playing() -> Picture {
        var picture = self
        picture.plays = true
        return picture
    }

    /// The same picture beside a text: its words are left out where they would be said twice.
    public func beside(_ text: String) -> Picture {
        let text = CleanText.clean(text)
        // A search in text takes long, and most words are longer.
        guard words.utf8.count <= text.utf8.count, text.contains(words) else { return self }
        var picture = self
        picture.words = ""
        return picture
    }

    /// The same picture with another caption.
    public func captioned(_ caption: String?) -> Picture {
        var picture = self
        picture.caption = caption.map(CleanText.clean)
        return picture
    }
}

/// A value of any type, equal to another when type and value are.
private struct PictureSubject: Hashable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    static func == (left: PictureSubject, right: PictureSubject) -> Bool {
        AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
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
        (self.number, self.picture, self.caption) = (number, picture, caption)
    }
}

/// What a view shows, from top to bottom.
public enum Block: Equatable, Sendable {
    /// Text, wrapped to the screen.
    case line(Line)
    /// What stands around an answer, such as a heading: to standard error in a pipe, nothing to a program.
    case aside(Line)
    /// Cards in columns; as many as the screen takes.
    case cards([Card])
    /// A person: their picture, small, beside what is known of them.
    case portrait(Portrait)
    /// One picture, as large as the rest of the screen allows.
    case picture(Picture)
    /// What other blocks say, for a program or as a row in a pipe; people never see it.
    case record(Record)
    /// Something to know that is no answer: to standard error in a pipe.
    case notice(Line)
    /// A sentence about something that did not work: to standard error in a pipe, and counted as a failure.
    case problem(Line)
}

/// How drawing a picture ended.
public enum PictureOutcome: Equatable, Sendable {
    /// There it is.
    case drawn(TerminalImage)
    /// It could not be had; a few words why.
    case failed(String)
}

/// Draws pictures for the console.
public protocol PictureDrawing: Sendable {
    /// What pictures are made of now.
    var grid: PixelGrid { get }
    /// Whether pictures are cells: they are printed like text, and their captions are written over them.
    var drawsCells: Bool { get }
    /// What takes the pictures in sight off the screen before others are drawn for a new layout: a terminal may have
    /// moved them there. Empty where printing over them does.
    var eraser: String { get }
    /// What has the terminal draw the pictures of the first screen again when the whole screen is given back: some mix
    /// them up with those of the other. Empty where none does.
    var refresher: String { get }
    /// What pauses the animation that was drawn last and, called again, resumes it; nil where that was none.
    func pauseOrResume() -> String?
    /// At once: the BlurHash, the average color or a gray. Always cells.
    func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage
    /// Fetches, decodes and draws; may take as long as the network does. Ends soon when its task is canceled.
    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome
    /// The best of it that is on this machine, to be shown until `draw` has what it asks the network for; nil when there
    /// is none, or when it is what `draw` shows anyway.
    func standIn(for picture: Picture, columns: Int, rows: Int) async -> TerminalImage?
    /// Fetches and decodes what may be drawn next, so that it is `ready`. Ends soon when its task is canceled.
    func prepare(_ picture: Picture, columns: Int, rows: Int) async
    /// The picture when it is at hand without fetching or waiting, so that it needs no placeholder.
    func ready(_ picture: Picture, columns: Int, rows: Int) -> TerminalImage?
}

extension PictureDrawing {
    public var grid: PixelGrid { PixelGrid() }
    public var eraser: String { "" }
    public var refresher: String { "" }
    /// There is no animation.
    public func pauseOrResume() -> String? { nil }
    /// It is not.
    public var drawsCells: Bool { false }
    /// Nothing: nothing is kept.
    public func standIn(for picture: Picture, columns: Int, rows: Int) async -> TerminalImage? { nil }
    /// Nothing: nothing is kept.
    public func prepare(_ picture: Picture, columns: Int, rows: Int) async {}
}
