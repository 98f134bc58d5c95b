import CommandShell
import TextLayout

/// Draws the grid on the full screen and reads its keys.
@MainActor
struct GridDisplay {
    private let screen: any FullScreen
    private let view = GridView()

    init(_ screen: any FullScreen) { self.screen = screen }

    var slides: SlideDisplay { SlideDisplay(screen) }

    func shape(across: Int?) -> GridShape { GridGeometry(on: screen.size, across: across).shape }
    func show(_ model: GridModel) { screen.show(view.layout(of: model, on: screen.size)) }
    func prepare(_ model: GridModel) async {
        await screen.prepare(view.layout(of: model, on: screen.size))
    }
    func wait() async -> FullScreenEvent { await screen.wait(atMost: nil) }
    func leave() { screen.leave() }
}
