public import CommandShell
import GalleryCore

extension Command {
    /// Copy with photo names of the demo and of Unsplash named, as in a session.
    public var namingPhotos: Command {
        naming { [.demo, .unsplash].contains(PhotoID($0)?.service) ? $0 : nil }
    }
}
