import CommandShell
import GalleryCore
import TextLayout

@MainActor
struct SlideDisplay {
    private let screen: any FullScreen

    init(_ screen: any FullScreen) { self.screen = screen }

    var canvas: Canvas { screen.canvas }
    var width: Int { screen.size.columns }

    func show(_ picture: Picture, above typed: FullScreenLine?) {
        screen.readsMouse = false
        let line = typed.map { Line(typing: $0.prompted, choices: $0.choices, in: screen.size.columns) }
        screen.show(picture, above: line)
    }
    func show(_ facts: FactPages) {
        screen.readsMouse = false
        screen.show(facts.layout(on: screen.size))
    }
    func turn(_ pages: inout FactPages, with key: FullScreenKey) -> Bool {
        pages.turn(with: key, on: screen.size)
    }
    func prepare(_ picture: Picture) async { await screen.prepare(picture) }
    func wait(atMost limit: Duration?) async -> FullScreenEvent { await screen.wait(atMost: limit) }
    func pauseOrResume() -> Bool { screen.pauseOrResume() }
    func leave() { screen.leave() }
}
