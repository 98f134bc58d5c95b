import CommandShell
import TextLayout

@MainActor
final class TerminalFullScreen: FullScreen {
    private let screen: any AlternateScreen
    private let console: TerminalConsole
    var readsMouse = false
    private var filling: PictureFilling?
    private var shown: (layout: ScreenLayout, window: ScreenSize)?

    init(on screen: any AlternateScreen, of console: TerminalConsole) {
        self.screen = screen
        self.console = console
    }

    var size: ScreenSize { console.screen }

    private var pictures: any PictureDrawing { console.pictures }

    private var palette: Palette { console.palette }

    var canvas: Canvas {
        let window = size
        return Canvas(rows: window.rows - 1, of: window, pictures.grid)
    }

    func show(_ picture: Picture, above line: Line?) { show(layOut(picture, above: line)) }

    func show(_ layout: ScreenLayout) {
        console.mainActor { if !update(to: layout) { render(layout) } }
    }

    /// Draws only the changed text; `false`, without output, if the whole layout must be drawn.
    private func update(to layout: ScreenLayout) -> Bool {
        guard let shown, shown.window == size, shown.layout.pictures == layout.pictures else { return false }
        let change = LayoutChange(palette: palette).text(from: shown.layout, to: layout)
        guard screen.update(Escape.wrapOff + change + end(of: shown.window)) else { return false }
        self.shown = (layout, shown.window)
        return true
    }

    private func render(_ layout: ScreenLayout) {
        filling?.end()
        filling = nil
        console.filling?.end()
        let window = size
        shown = (layout, window)
        var text = Escape.wrapOff
        var missing: [ScreenLayout.PlacedPicture] = []
        for placed in layout.pictures {
            let ready = pictures.ready(placed.picture, columns: placed.columns, rows: placed.rows)
            if let ready, ready.transmission == nil {
                text += self.text(of: ready, at: placed)
            } else {
                missing.append(placed)
                let placeholder = pictures.placeholder(
                    for: placed.picture, columns: placed.columns, rows: placed.rows)
                text += self.text(of: placeholder, at: placed)
            }
        }
        let change = LayoutChange(palette: palette)
        text += layout.lines.map(change.text).joined()
        screen.fill(text + end(of: window), readsMouse: readsMouse && console.hasMouse())
        guard !missing.isEmpty else { return }
        filling = PictureFilling(
            of: missing, in: layout, by: pictures,
            canvas: PictureCanvas(surface: screen, palette: palette, screen: window, size: console.size))
    }

    /// Moves the cursor to the last row, where later overlays expect it.
    private func end(of window: ScreenSize) -> String {
        Escape.wrapOn + Escape.moveTo(row: window.rows - 1, column: 0)
    }

    func prepare(_ picture: Picture) async { await prepare(layOut(picture)) }

    func prepare(_ layout: ScreenLayout) async {
        await filling?.finished()
        await pictures.prepare(layout.pictures)
    }

    func wait(atMost limit: Duration?) async -> FullScreenEvent {
        if let shown, shown.window != size { return .outdated }
        return await screen.key(within: limit) { [filling] in await filling?.settle() }
    }

    func pauseOrResume() -> Bool {
        guard let text = pictures.pauseOrResume() else { return false }
        screen.request(text)
        return true
    }

    func leave() {
        console.mainActor {
            filling?.end()
            shown = nil
            screen.giveBack()
            if !pictures.refresher.isEmpty { screen.request(pictures.refresher) }
            console.fill()
        }
    }

    /// Always draws the caption or `line` below the picture, so that a change of the line does not redraw the picture.
    private func layOut(_ picture: Picture, above line: Line? = nil) -> ScreenLayout {
        let window = size, line = line ?? picture.caption.map { Line(palette.plain($0)) }
        let alone = ScreenLayout(
            alone: picture.captioned(nil), rows: line == nil ? window.rows : window.rows - 1,
            on: window, grid: pictures.grid)
        guard let line else { return alone }
        let below = ScreenLayout.PlacedLine(
            row: window.rows - 1, column: 0, line: line.clipped(to: window.columns))
        return ScreenLayout(height: window.rows, lines: [below], pictures: alone.pictures)
    }

    private func text(of drawn: TerminalImage, at placement: ScreenLayout.PlacedPicture) -> String {
        let rows = drawn.rows.prefix(placement.rows).enumerated().map { index, row in
            Escape.moveTo(row: placement.row + index, column: placement.column) + row
        }
        let paintings = drawn.paintings.map { painting in
            Escape.moveTo(row: placement.row + painting.row, column: placement.column + painting.column)
                + painting.text
        }
        return (rows + paintings).joined()
    }
}
