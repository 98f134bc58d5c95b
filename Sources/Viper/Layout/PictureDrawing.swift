/// How drawing a picture ended.
public enum PictureOutcome: Equatable, Sendable {
    /// There it is.
    case drawn(DrawnPicture)
    /// It could not be had; a few words why.
    case failed(String)
}

/// Draws pictures for the console.
public protocol PictureDrawing: Sendable {
    /// What pictures are made of now.
    var grid: PixelGrid { get }
    /// At once: the BlurHash, the average colour or a grey. Always cells.
    func placeholder(for picture: Picture, columns: Int, rows: Int) -> DrawnPicture
    /// Fetches, decodes and draws; may take as long as the network does. Ends soon when its task is cancelled.
    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome
    /// The picture when it is at hand without fetching or waiting, so that it needs no placeholder.
    func ready(_ picture: Picture, columns: Int, rows: Int) -> DrawnPicture?
}

extension PictureDrawing {
    /// Half blocks.
    public var grid: PixelGrid { PixelGrid() }
}
