import FoundationEssentials
import GalleryCore
import TextLayout

/// Picture in a box of cells, drawn in the style of the terminal.
struct PictureInBox {
    struct Key: Hashable, Sendable {
        let photo: PhotoID?
        /// Change time of a file in the user's folders.
        var changed: Date?
        let columns: Int
        let rows: Int
        let width: Int
        let height: Int
        /// Visible part; `nil` for the whole picture.
        let window: PictureWindow?
        let encoding: ImageEncoding
    }

    let picture: Picture
    let subject: Photo?
    let style: PictureStyle
    let animation: AnimationMode
    let key: Key

    init(
        _ picture: Picture, columns: Int, rows: Int, style: PictureStyle, animation: AnimationMode = .off
    ) {
        self.picture = picture
        subject = picture.subject(as: Photo.self)
        self.style = style.fitting(columns: columns, rows: rows)
        self.animation = animation
        let size = self.style.pixels(columns: columns, rows: rows)
        // A zoomed picture and a picture sent as escape sequences show only the first frame.
        let isComplete = picture.viewport == nil, isLocal = self.style.method == .kitty(.memory)
        let isPlayed = picture.plays && animation != .off && isComplete && isLocal
        key = Key(
            photo: subject?.id, changed: subject?.fileAddress == nil ? nil : subject?.date, columns: columns,
            rows: rows, width: size.width, height: size.height,
            window: Self.window(picture, height: picture.height, size, self.style),
            encoding: isPlayed ? .frames : self.style.encoding(columns: columns, rows: rows))
    }

    /// Visible part if the picture has its stated width and this height; `nil` for the whole picture.
    func window(height: Int) -> PictureWindow? {
        Self.window(picture, height: height, (key.width, key.height), style)
    }

    private static func window(
        _ picture: Picture, height: Int, _ size: (width: Int, height: Int), _ style: PictureStyle
    ) -> PictureWindow? {
        picture.viewport.map { viewport in
            PictureWindow(
                viewport.moved(from: style.grid, to: style.samples), of: (picture.width, height),
                width: size.width, height: size.height)
        }
    }

    /// Width to request: of the box or, if zoomed, of the whole picture at this scale, at most the original's.
    var fetchedWidth: Int { key.window.map { min($0.wholeWidth, picture.width) } ?? key.width }

    /// Whether the box needs more pixels than the stored copy of a favorite has.
    var isLargerThanFavorite: Bool { fetchedWidth > FavoritePictureSize.screen.width }

    /// This box with the picture drawn in cells, so that it takes no image memory of the terminal.
    var asCells: PictureInBox {
        guard style.method != .cells else { return self }
        var cells = style
        cells.method = .cells
        let grid = style.grid, other = cells.grid
        return PictureInBox(
            picture.cropped(to: picture.viewport.map { $0.moved(from: grid, to: other) }),
            columns: key.columns, rows: key.rows, style: cells)
    }
}

extension Viewport {
    fileprivate func moved(from grid: PixelGrid, to other: PixelGrid) -> Viewport {
        Viewport(
            scaleX: scaleX * Double(other.across) / Double(grid.across),
            scaleY: scaleY * Double(other.down) / Double(grid.down), centerX: centerX, centerY: centerY)
    }
}
