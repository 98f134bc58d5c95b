public import CommandShell
import GalleryCore

extension Command {
    /// Copy that marks photo IDs of the demo or of Unsplash among the arguments as photo names, as in a session.
    public var namingPhotos: Command {
        naming { [.demo, .unsplash].contains(PhotoID($0)?.service) ? $0 : nil }
    }
}
