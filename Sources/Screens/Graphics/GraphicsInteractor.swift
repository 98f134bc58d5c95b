import CommandShell
import GalleryCore

struct GraphicsInteractor: Sendable {
    let profile: any GraphicsChoosing
    let undo: any UndoStore

    var graphics: Graphics { profile.graphics }

    /// Chooses a protocol for the session, or automatic detection if it is `nil`; `undo` reports the change.
    func choose(_ method: GraphicsProtocol?) {
        profile.choose(method)
        undo.record(.setting)
    }
}
