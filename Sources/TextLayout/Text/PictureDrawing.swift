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
    /// Control string that redraws the pictures of the main screen after full screen, as some terminals mix up the
    /// pictures of both. Empty if not needed.
    var refresher: String { get }
    /// Control string that toggles the last animation; `nil` without one.
    func pauseOrResume() -> String?
    /// Immediate placeholder: BlurHash, average color or gray. Always cells.
    func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage
    /// Loads, decodes and draws; may wait for the network. Returns soon when canceled.
    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome
    /// Best local picture to show until `draw` returns; `nil` if missing, or equal to what `draw` would return.
    func preview(for picture: Picture, columns: Int, rows: Int) async -> TerminalImage?
    /// Loads and decodes a picture in advance, for `ready`. Returns soon when canceled.
    func prepare(_ picture: Picture, columns: Int, rows: Int) async
    /// Drawn picture, if it needs neither loading nor waiting, and therefore no placeholder.
    func ready(_ picture: Picture, columns: Int, rows: Int) -> TerminalImage?
}

extension PictureDrawing {
    public var grid: PixelGrid { PixelGrid() }
    public var eraser: String { "" }
    public var refresher: String { "" }
    public func pauseOrResume() -> String? { nil }
    public var drawsCells: Bool { false }
    public func preview(for picture: Picture, columns: Int, rows: Int) async -> TerminalImage? { nil }
    public func prepare(_ picture: Picture, columns: Int, rows: Int) async {}
}
