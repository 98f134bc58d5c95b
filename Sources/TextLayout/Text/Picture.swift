/// Picture by reference: the console's picture drawer loads and draws it.
public struct Picture: Hashable, Sendable {
    private let subject: PictureSubject?
    /// Width, at least 1: in pixels, or in any unit if only proportions are known.
    public let width: Int
    /// Height in the unit of `width`, at least 1.
    public let height: Int
    /// Text description, for output without pictures.
    public private(set) var words: String
    /// Visible section; `nil` fits the whole picture.
    public private(set) var viewport: Viewport?
    /// Text drawn over the last row.
    public private(set) var caption: String?
    /// Whether an animation is played, on terminals that can; else its first frame is shown.
    public private(set) var plays = false

    /// `subject` is the drawer's source of the picture, in a type of its own. Use 3:2 for unknown proportions.
    public init(
        of subject: some Hashable & Sendable, width: Int, height: Int, words: String = "",
        viewport: Viewport? = nil, caption: String? = nil
    ) {
        self.init(PictureSubject(subject), width, height, words, viewport, caption)
    }

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

    /// Source of the picture; `nil` if missing or of another type.
    public func subject<Subject>(as type: Subject.Type) -> Subject? { subject?.value as? Subject }

    public func seen(through viewport: Viewport?) -> Picture {
        var picture = self
        picture.viewport = viewport
        return picture
    }

    public func playing() -> Picture {
        var picture = self
        picture.plays = true
        return picture
    }

    /// Copy for display beside `text`: without a description that the text contains.
    public func beside(_ text: String) -> Picture {
        let text = CleanText.clean(text)
        // The length check avoids most of the slow searches.
        guard words.utf8.count <= text.utf8.count, text.contains(words) else { return self }
        var picture = self
        picture.words = ""
        return picture
    }

    public func captioned(_ caption: String?) -> Picture {
        var picture = self
        picture.caption = caption.map(CleanText.clean)
        return picture
    }
}

/// Type-erased value, equal to another if type and value are equal.
private struct PictureSubject: Hashable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    static func == (left: PictureSubject, right: PictureSubject) -> Bool {
        AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

/// Unit of output; a view shows a list of blocks.
public enum Block: Equatable, Sendable {
    /// Wrapped text.
    case line(Line)
    /// Text around a result, such as a heading: to standard error in a pipe, omitted for a program.
    case aside(Line)
    /// Cards in columns, as many as fit the screen.
    case cards([Card])
    /// Profile of a photographer: a small picture beside text.
    case portrait(Portrait)
    /// Single picture, as large as the remaining screen.
    case picture(Picture)
    /// Machine-readable form of other blocks, for a program or as a row in a pipe; never displayed.
    case record(Record)
    /// Message outside the result: to standard error in a pipe.
    case notice(Line)
    /// Failure message: to standard error in a pipe, and counted as a failure.
    case problem(Line)
}

public enum PictureOutcome: Equatable, Sendable {
    case drawn(TerminalImage)
    /// Reason in a few words.
    case failed(String)
}

/// Picture drawer of the console.
public protocol PictureDrawing: Sendable {
    var grid: PixelGrid { get }
    /// Whether pictures are text cells, with captions written over them.
    var drawsCells: Bool { get }
    /// Control string that removes pictures moved by a resize. Empty if output overwrites them.
    var eraser: String { get }
    /// Control string that redraws the pictures of the main screen on return from full screen, as some terminals mix up
    /// the two. Empty if not needed.
    var refresher: String { get }
    /// Control string that toggles the last animation; `nil` without one.
    func pauseOrResume() -> String?
    /// Immediate placeholder: BlurHash, average color or gray. Always cells.
    func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage
    /// Loads, decodes and draws; may wait for the network. Returns soon when canceled.
    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome
    /// Best local picture until `draw` returns; `nil` without one or if `draw` would return the same.
    func standIn(for picture: Picture, columns: Int, rows: Int) async -> TerminalImage?
    /// Loads and decodes a picture in advance, for `ready`. Returns soon when canceled.
    func prepare(_ picture: Picture, columns: Int, rows: Int) async
    /// Picture that needs neither loading nor waiting, and so no placeholder.
    func ready(_ picture: Picture, columns: Int, rows: Int) -> TerminalImage?
}

extension PictureDrawing {
    public var grid: PixelGrid { PixelGrid() }
    public var eraser: String { "" }
    public var refresher: String { "" }
    public func pauseOrResume() -> String? { nil }
    public var drawsCells: Bool { false }
    public func standIn(for picture: Picture, columns: Int, rows: Int) async -> TerminalImage? { nil }
    public func prepare(_ picture: Picture, columns: Int, rows: Int) async {}
}
