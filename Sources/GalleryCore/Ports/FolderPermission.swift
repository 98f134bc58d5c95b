/// Reason why a folder may not be used.
public enum FolderRefusal: Error, Equatable, Sendable {
    /// The folder is outside of all permitted folders.
    case outside(String, roots: [String])
    /// The permitted folder is the home folder or contains it.
    case tooWide(String)
    /// A path that cannot be resolved, such as one with `..` after a missing folder.
    case unresolved(String)
}

public protocol FolderPermission: Sendable {
    /// Absolute path of a folder, which need not exist, with all links resolved. A relative path starts in the first of
    /// `roots`, `nil` is that folder. Throws unless the folder is one of `roots` or inside one.
    func resolved(_ folder: String?, within roots: [String]) throws(FolderRefusal) -> String
    /// Whether the folder is the home folder or contains it, or cannot be resolved.
    func isTooWide(_ folder: String) -> Bool
    /// Path of a `file:` address of this computer; `nil` for other text.
    func path(of address: String) -> String?
}
