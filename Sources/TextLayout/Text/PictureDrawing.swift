public enum PictureOutcome: Equatable, Sendable {
    case drawn(TerminalImage)
    /// Reason of the failure, in a few words.
    case failed(String)
}

public protocol PictureDrawing: Sendable {
    var grid: PixelGrid { get }
    /// Whether pictures are drawn in text cells, with captions over them.
    var drawsCells: Bool { get }
    /// Control string that removes pictures which a resize has moved. Empty if output overwrites pictures.
    var eraser: String { get }
    /// Control string that redraws the pictures of the main screen after full screen, since some terminals confuse the
    /// pictures of the two screens. Empty if not needed.
    var refresher: String { get }
    /// Control string that pauses or resumes the last animation; `nil` if there is no animation.
    func pauseOrResume() -> String?
    /// Placeholder available at once, such as the BlurHash or the average color. Always made of cells.
    func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage
    /// Loads, decodes and draws a picture, possibly from the network. Returns soon after cancellation.
    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome
    /// Best local picture to show until `draw` returns; `nil` if missing or equal to the result of `draw`.
    func preview(for picture: Picture, columns: Int, rows: Int) async -> TerminalImage?
    /// Loads and decodes a picture in advance, so that `ready` can return it. Returns soon after cancellation.
    func prepare(_ picture: Picture, columns: Int, rows: Int) async
    /// Drawn picture if it is available without waiting, so that no placeholder is needed.
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
