public import CommandShell
import GalleryCore

extension Command {
    /// With what names a photo of the demo or of Unsplash marked, as in a session.
    public var namingPhotos: Command {
        naming { [.demo, .unsplash].contains(PhotoID($0)?.service) }
    }
}
