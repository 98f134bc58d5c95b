public import CommandShell
import GalleryCore

extension Command {
    /// Copy whose arguments name photos if they are photo IDs of the demo or of Unsplash, as in a session.
    public var namingPhotos: Command {
        naming { [.demo, .unsplash].contains(PhotoID($0)?.service) ? $0 : nil }
    }
}
