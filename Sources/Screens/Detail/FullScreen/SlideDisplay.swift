import CommandShell
import GalleryCore
import TextLayout

@MainActor
struct SlideDisplay {
    private let screen: any FullScreen

    init(_ screen: any FullScreen) { self.screen = screen }

    var canvas: Canvas { screen.canvas }

    func show(_ slide: Slide) {
        screen.readsMouse = false
        let line = slide.line.map { Line(typing: $0, choices: slide.choices, in: screen.size.columns) }
        screen.show(picture(of: slide), above: line)
    }
    func show(_ facts: [LabeledText], above caption: String) {
        screen.readsMouse = false
        screen.show(ScreenLayout(facts, above: Line(caption), on: screen.size))
    }
    func prepare(_ slide: Slide) async { await screen.prepare(picture(of: slide)) }
    func wait(atMost limit: Duration?) async -> FullScreenEvent { await screen.wait(atMost: limit) }
    func pauseOrResume() -> Bool { screen.pauseOrResume() }
    func leave() { screen.leave() }

    private func picture(of slide: Slide) -> Picture {
        slide.photo.playing().seen(through: slide.viewport).captioned(slide.caption)
    }
}
