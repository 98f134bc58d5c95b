/// File named by the user: a board file, a list of photos, or bookmarks.
public struct ImportedFile: Sendable {
    public enum Content: Sendable {
        case board(BoardFile)
        /// Unique lines; blank lines and comments are omitted.
        case list([String])
        /// Unique addresses of the links in an HTML file, such as the bookmarks of a browser.
        case links([String])
        case failure(BoardFile.Failure)
    }

    public let path: String
    public let title: String
    public let content: Content

    public init(path: String, title: String, content: Content) {
        self.path = path
        self.title = title
        self.content = content
    }
}
