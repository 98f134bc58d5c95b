import GalleryCore
import TextLayout

/// Positions of the photos of a grid, each with one row of text below. Two rows below all photos are for keys, messages
/// and status, or one row if there are few.
struct GridGeometry: Equatable {
    let shape: GridShape
    /// Columns of a photo with the gap around it.
    let width: Int
    /// Rows of a photo and its text; 0 if the screen has too few rows.
    let height: Int

    /// Fewer columns would leave no space for a title.
    private static let minWidth = 8
    private static let usualWidth = 20
    private static let fewRows = 8
    private static let mostAcross = 6
    /// The terms of the Flickr API allow no more photos at once.
    private static let most = 30

    /// `across` is the requested number of photos in a row.
    init(on screen: ScreenSize, across: Int?) {
        let usual = min(screen.columns / Self.usualWidth, Self.mostAcross)
        let across = max(1, min(across ?? usual, screen.columns / Self.minWidth, Self.most))
        width = screen.columns / across
        let rows = screen.rows - 1
        // Rows of a picture with the aspect ratio 3:2.
        let pictureRows = Int(clamping: (Double(max(1, width - 2)) / 1.5 / screen.cellAspect).rounded())
        let down = max(1, min(rows / (max(1, pictureRows) + 1), Self.most / across))
        height = max(0, screen.rows > Self.fewRows ? rows - 1 : rows) / down
        shape = GridShape(across: across, down: down)
    }

    /// Index on the screen of the photo at a position; `nil` beside the photos.
    func offset(ofRow row: Int, column: Int) -> Int? {
        guard height > 0, row / height < shape.down, column / width < shape.across else { return nil }
        return row / height * shape.across + column / width
    }

    /// Row and column of the photo at an index on the screen.
    func origin(of index: Int) -> (row: Int, column: Int) {
        (index / shape.across * height, index % shape.across * width)
    }
}
