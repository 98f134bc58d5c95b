import CommandShell
import TextLayout

/// The whole screen for photos, with who made them written over them.
@MainActor
struct PhotoFullScreen {
    private let stage: any FullScreen

    init(_ stage: any FullScreen) { self.stage = stage }

    func show(_ photo: PictureModel, caption: String) { stage.show(picture(photo, caption)) }

    func prepare(_ photo: PictureModel, caption: String) async {
        await stage.prepare(picture(photo, caption))
    }

    func wait(atMost limit: Duration?) async -> FullScreenEvent { await stage.wait(atMost: limit) }

    func leave() { stage.leave() }

    private func picture(_ photo: PictureModel, _ caption: String) -> Picture {
        Picture(photo).captioned(caption)
    }
}
