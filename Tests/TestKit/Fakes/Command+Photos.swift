public import CommandShell
import GalleryCore

extension Command {
    /// Copy in which arguments that are photo IDs of the demo or of Unsplash are marked as photo names, as in a
    /// session.
    public var namingPhotos: Command {
        naming { [.demo, .unsplash].contains(PhotoID($0)?.service) ? $0 : nil }
    }
}
