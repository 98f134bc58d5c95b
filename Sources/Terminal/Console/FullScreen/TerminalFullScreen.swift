import CommandShell
import TextLayout

/// Slide show of pictures on the whole terminal screen.
@MainActor
final class TerminalFullScreen: FullScreen {
    private let screen: any AlternateScreen
    private let pictures: any PictureDrawing
    private let palette: Palette
    private let size: @MainActor () -> ScreenSize
    private let taken: @MainActor () -> Void
    private let left: @MainActor () -> Void
    private let mainActor: MainActorGuard
    private var filling: PictureFilling?

    /// `taken` is called before the screen is filled, `left` after it is restored.
    init(
        on screen: any AlternateScreen, pictures: any PictureDrawing, palette: Palette,
        size: @escaping @MainActor () -> ScreenSize, mainActor: MainActorGuard,
        taken: @escaping @MainActor () -> Void,
        left: @escaping @MainActor () -> Void
    ) {
        self.screen = screen
        self.pictures = pictures
        self.palette = palette
        self.size = size
        self.taken = taken
        self.left = left
        self.mainActor = mainActor
    }

    func show(_ picture: Picture) { mainActor { render(picture) } }

    private func render(_ picture: Picture) {
        filling?.end()
        filling = nil
        taken()
        let window = size()
        let (sheet, beside) = layOut(picture, on: window)
        guard let place = sheet.pictures.first else { return }
        let ready = pictures.ready(place.picture, columns: place.columns, rows: place.rows)
        // A picture that needs a transmission is painted later.
        let shown = ready?.transmission == nil ? ready : nil
        let drawn =
            shown ?? pictures.placeholder(for: place.picture, columns: place.columns, rows: place.rows)
        var text = Escape.wrapOff + text(of: drawn, at: place)
        if let beside {
            text +=
                Escape.place(row: window.rows - 1, column: 0) + Line(beside).clipped(to: window.columns).text
        }
        screen.fill(text + Escape.wrapOn + Escape.place(row: window.rows - 1, column: 0))
        guard shown == nil else { return }
        filling = PictureFilling(
            of: [place], in: sheet, by: pictures,
            canvas: PictureCanvas(surface: screen, palette: palette, screen: window, size: size))
    }

    func prepare(_ picture: Picture) async {
        guard let place = layOut(picture, on: size()).sheet.pictures.first else { return }
        await filling?.finished()
        guard !Task.isCancelled else { return }
        await pictures.prepare(place.picture, columns: place.columns, rows: place.rows)
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

    private func text(of drawn: TerminalImage, at place: ScreenLayout.PlacedPicture) -> String {
        let rows = drawn.rows.prefix(place.rows).enumerated().map { index, row in
            Escape.place(row: place.row + index, column: place.column) + row
        }
        let paintings = drawn.paintings.map { painting in
            Escape.place(row: place.row + painting.row, column: place.column + painting.column)
                + painting.text
        }
        return (rows + paintings).joined()
    }
}
