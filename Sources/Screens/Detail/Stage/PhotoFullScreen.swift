import TextLayout
import Viper

/// The whole screen for photos, with who made them written over them.
@MainActor
struct PhotoFullScreen {
    private let stage: any FullScreen

    init(_ stage: any FullScreen) { self.stage = stage }

    func show(_ photo: Picture, caption: String) { stage.show(photo.captioned(caption)) }

    func prepare(_ photo: Picture, caption: String) async {
        await stage.prepare(photo.captioned(caption))
    }

    func wait(atMost limit: Duration?) async -> FullScreenEvent { await stage.wait(atMost: limit) }

    func leave() { stage.leave() }
}
