import CommandShell
import TextLayout

/// Draws the grid on the full screen and reads its keys.
@MainActor
struct GridDisplay {
    private let screen: any FullScreen
    private let view = GridView()

    init(_ screen: any FullScreen) { self.screen = screen }

    var slides: SlideDisplay { SlideDisplay(screen) }

    func turn(_ pages: inout FactPages, with key: FullScreenKey) -> Bool {
        pages.turn(with: key, on: screen.size)
    }
    func shape(across: Int?) -> GridShape { GridGeometry(on: screen.size, across: across).shape }
    /// Offset from the first photo on the screen; `nil` outside of the photos.
    func offset(ofRow row: Int, column: Int, across: Int?) -> Int? {
        GridGeometry(on: screen.size, across: across).offset(ofRow: row, column: column)
    }
    func show(_ model: GridModel) {
        screen.readsMouse = true
        screen.show(view.layout(of: model, on: screen.size))
    }
    func prepare(_ model: GridModel) async {
        await screen.prepare(view.layout(of: model, on: screen.size))
    }
    func wait() async -> FullScreenEvent { await screen.wait(atMost: nil) }
    func leave() { screen.leave() }
}
