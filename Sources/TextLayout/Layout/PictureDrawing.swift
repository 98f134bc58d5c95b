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
    /// Whether a picture's caption is written over it; if not, it has to stand elsewhere.
    var writesCaptions: Bool { get }
    /// What takes the pictures in sight off the screen before others are drawn for a new layout: a terminal may have
    /// moved them there. Empty where printing over them does.
    var eraser: String { get }
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
    /// It is not.
    public var writesCaptions: Bool { false }
    /// Nothing: nothing is kept.
    public func standIn(for picture: Picture, columns: Int, rows: Int) async -> TerminalImage? { nil }
    /// Nothing: nothing is kept.
    public func prepare(_ picture: Picture, columns: Int, rows: Int) async {}
}
