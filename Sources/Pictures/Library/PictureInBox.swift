import GalleryCore
import TextLayout

/// A picture in its box of cells, as this terminal shows it.
struct PictureInBox {
    let picture: Picture
    let columns: Int
    let rows: Int
    let style: PictureStyle
    let key: PictureKey

    init(_ picture: Picture, columns: Int, rows: Int, style: PictureStyle) {
        self.picture = picture
        self.columns = columns
        self.rows = rows
        self.style = style.fitting(columns: columns, rows: rows)
        let size = self.style.pixels(columns: columns, rows: rows)
        key = PictureKey(
            id: picture.id, width: size.width, height: size.height,
            window: picture.viewport.map { viewport in
                PictureWindow(
                    viewport, of: (picture.width, picture.height), width: size.width, height: size.height)
            }, form: self.style.form(columns: columns, rows: rows))
    }

    /// The width to ask for: what is drawn of the whole, and no more than there is.
    var fetchedWidth: Int { key.window.map { min($0.wholeWidth, picture.width) } ?? key.width }

    /// Whether more of it is wanted than favourites keep.
    var isLargerThanKept: Bool { fetchedWidth > FavoritePictureSize.screen.width }

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
