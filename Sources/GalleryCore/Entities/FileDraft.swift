/// A file that is on its way to the pictures folder: it gathers bytes under a name that is not a photo's.
///
/// It is its owner's alone until the last reference goes.
public final class FileDraft: Sendable {
    /// Absolute path of the bytes as they came.
    public let path: String
    /// Absolute path of the folder the photo will stand in.
    public let folder: String
    /// What has come may be continued later.
    public let isResumable: Bool
    private let release: @Sendable () -> Void

    /// `release` is called once, when the draft is not needed any more.
    public init(
        path: String, folder: String, isResumable: Bool = false, release: @escaping @Sendable () -> Void = {}
    ) {
        (self.path, self.folder, self.isResumable, self.release) = (path, folder, isResumable, release)
    }

    deinit { release() }

    /// Where the bytes go when they are made into another format.
    public var convertedPath: String { path + ".converted" }
    /// Where the transport writes down what the bytes are the beginning of.
    public static func originPath(of path: String) -> String { path + ".origin" }
}

/// A photo in the pictures folder.
public struct SavedFile: Equatable, Sendable {
    public let path: String
    /// False when it was there before.
    public let isNew: Bool

    public init(path: String, isNew: Bool) {
        (self.path, self.isNew) = (path, isNew)
    }
}
