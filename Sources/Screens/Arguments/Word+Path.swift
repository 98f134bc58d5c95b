import CommandShell
import GalleryCore

extension Word {
    var isPath: Bool { text.contains("/") || text.contains(".") && !BoardEdit.isNumbers(text) }

    /// Whether the word is a path, and neither a photo's identifier nor a web address.
    var isFile: Bool { isPath && name == nil && WebLink.withoutScheme(text) == nil }
}
