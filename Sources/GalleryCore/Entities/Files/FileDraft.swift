/// Unpublished file with a temporary name, for the bytes of a photo; exclusive to its owner until deinitialization.
public final class FileDraft: Sendable {
    /// Absolute path of the received bytes.
    public let path: String
    /// Absolute path of the folder in which the file will be published.
    public let folder: String
    /// Folders that were created for this draft, deepest first; removed if they stay empty.
    public let newFolders: [String]
    public let isResumable: Bool
    private let release: @Sendable () -> Void

    public init(
        path: String, folder: String, newFolders: [String] = [], isResumable: Bool = false,
        release: @escaping @Sendable () -> Void = {}
    ) {
        self.path = path
        self.folder = folder
        self.newFolders = newFolders
        self.isResumable = isResumable
        self.release = release
    }

    deinit { release() }

    public var convertedPath: String { path + ".converted" }
    /// Path of the file that identifies the source of the received bytes, so that a download can be resumed.
    public static func originPath(of path: String) -> String { path + ".origin" }
}
