import CommandShell
import TextLayout

/// Slide show of pictures on the whole terminal screen.
@MainActor
final class TerminalFullScreen: FullScreen {
    private let screen: any AlternateScreen
    private let pictures: any PictureDrawing
    private let palette: Palette
    private let size: @MainActor () -> ScreenSize
    private let entered: @MainActor () -> Void
    private let left: @MainActor () -> Void
    private let mainActor: MainActorGuard
    private var filling: PictureFilling?

    /// `entered` is called before the screen is filled, `left` after it is restored.
    init(
        on screen: any AlternateScreen, pictures: any PictureDrawing, palette: Palette,
        size: @escaping @MainActor () -> ScreenSize, mainActor: MainActorGuard,
        entered: @escaping @MainActor () -> Void,
        left: @escaping @MainActor () -> Void
    ) {
        self.screen = screen
        self.pictures = pictures
        self.palette = palette
        self.size = size
        self.entered = entered
        self.left = left
        self.mainActor = mainActor
    }

    func show(_ picture: Picture) { mainActor { render(picture) } }

    private func render(_ picture: Picture) {
        filling?.end()
        filling = nil
        entered()
        let window = size()
        let (sheet, beside) = layOut(picture, on: window)
        guard let placement = sheet.pictures.first else { return }
        let ready = pictures.ready(placement.picture, columns: placement.columns, rows: placement.rows)
        // A picture that needs a transmission is painted later.
        let shown = ready?.transmission == nil ? ready : nil
        let drawn =
            shown
            ?? pictures.placeholder(for: placement.picture, columns: placement.columns, rows: placement.rows)
        var text = Escape.wrapOff + text(of: drawn, at: placement)
        if let beside {
            text +=
                Escape.moveTo(row: window.rows - 1, column: 0) + Line(beside).clipped(to: window.columns).text
        }
        screen.fill(text + Escape.wrapOn + Escape.moveTo(row: window.rows - 1, column: 0))
        guard shown == nil else { return }
        filling = PictureFilling(
            of: [placement], in: sheet, by: pictures,
            canvas: PictureCanvas(surface: screen, palette: palette, screen: window, size: size))
    }

    func prepare(_ picture: Picture) async {
        guard let placement = layOut(picture, on: size()).sheet.pictures.first else { return }
        await filling?.finished()
        guard !Task.isCancelled else { return }
        await pictures.prepare(placement.picture, columns: placement.columns, rows: placement.rows)
    }

    func wait(atMost limit: Duration?) async -> FullScreenEvent {
        await screen.key(within: limit) { [filling] in await filling?.settle() }
    }

    func pauseOrResume() -> Bool {
        guard let text = pictures.pauseOrResume() else { return false }
        screen.request(text)
        return true
    }

    func leave() {
        mainActor {
            filling?.end()
            screen.giveBack()
            if !pictures.refresher.isEmpty { screen.request(pictures.refresher) }
            left()
        }
    }

    /// Draws the caption over the picture, or below it if text cannot be drawn over pixels.
    private func layOut(_ picture: Picture, on window: ScreenSize) -> (sheet: ScreenLayout, beside: String?) {
        let caption = picture.caption.map(palette.plain)
        let isOver = caption == nil || pictures.drawsCells
        let sheet = ScreenLayout(
            alone: picture.captioned(isOver ? caption : nil), rows: isOver ? window.rows : window.rows - 1,
            on: window, grid: pictures.grid)
        return (sheet, isOver ? nil : caption)
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
