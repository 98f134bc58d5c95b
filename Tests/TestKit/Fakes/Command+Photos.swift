public import CommandShell
import GalleryCore

extension Command {
    /// Copy in which photo IDs of the demo and of Unsplash are recognized as such, as in a session.
    public var namingPhotos: Command {
        naming { [.demo, .unsplash].contains(PhotoID($0)?.service) ? $0 : nil }
    }
}
