import GalleryCore
import TextLayout

/// A picture in its box of cells, as this terminal shows it.
struct PictureInBox {
    /// What makes two of them the same image.
    struct Key: Hashable, Sendable {
        let photo: PhotoID?
        let columns: Int
        let rows: Int
        /// Pixels across, of what is drawn.
        let width: Int
        /// Pixels down, of what is drawn.
        let height: Int
        /// What of it is seen; nil for the whole.
        let window: PictureWindow?
        let encoding: ImageEncoding
    }

    let picture: Picture
    /// Nil for what has no picture.
    let subject: Photo?
    let columns: Int
    let rows: Int
    let style: PictureStyle
    let animation: AnimationMode
    let key: Key

    init(
        _ picture: Picture, columns: Int, rows: Int, style: PictureStyle, animation: AnimationMode = .off
    ) {
        self.picture = picture
        subject = picture.subject(as: Photo.self)
        (self.columns, self.rows) = (columns, rows)
        self.style = style.fitting(columns: columns, rows: rows)
        self.animation = animation
        let size = self.style.pixels(columns: columns, rows: rows)
        // Of a part that is looked at from near, and over the line, only the first frame comes.
        let isWhole = picture.viewport == nil, isLocal = self.style.method == .kitty(.memory)
        let isPlayed = picture.plays && animation != .off && isWhole && isLocal
        key = Key(
            photo: subject?.id, columns: columns, rows: rows, width: size.width, height: size.height,
            window: picture.viewport.map { viewport in
                PictureWindow(
                    viewport, of: (picture.width, picture.height), width: size.width, height: size.height)
            }, encoding: isPlayed ? .frames : self.style.encoding(columns: columns, rows: rows))
    }

    /// The width to ask for: what is drawn of the whole, and no more than there is.
    var fetchedWidth: Int { key.window.map { min($0.wholeWidth, picture.width) } ?? key.width }

    /// Whether more of it is wanted than favorites have.
    var isLargerThanFavorite: Bool { fetchedWidth > FavoritePictureSize.screen.width }

    /// The same box in cells, which need no freeing.
    var inCells: PictureInBox {
        guard style.method != .cells else { return self }
        var cells = style
        cells.method = .cells
        let grid = style.grid, other = cells.grid
        return PictureInBox(
            picture.seen(through: picture.viewport.map { $0.moved(from: grid, to: other) }), columns: columns,
            rows: rows, style: cells)
    }
}

extension Viewport {
    /// The same view in pixels of another grid.
    fileprivate func moved(from grid: PixelGrid, to other: PixelGrid) -> Viewport {
        Viewport(
            scaleX: scaleX * Double(other.across) / Double(grid.across),
            scaleY: scaleY * Double(other.down) / Double(grid.down), centerX: centerX, centerY: centerY)
    }
}
