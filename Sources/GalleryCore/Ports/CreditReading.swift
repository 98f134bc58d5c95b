public protocol CreditReading: Sendable {
    /// Files at `paths` and, for folders, the pictures in them and in their subfolders, sorted by path. Throws if a
    /// path does not exist. Expands `~` and relative paths; skips hidden names.
    func pictures(at paths: [String]) throws(StoreError) -> [CreditedFile]
    /// Whether there is a file or folder at a path. Expands `~` and relative paths.
    func exists(_ path: String) -> Bool
    /// Path relative to the folder `base`; for `nil`, relative to the current folder or, if shorter, absolute. For `/`,
    /// path in a site whose root is the current folder or, as for site generators, `static` or `public` in it.
    func relative(_ path: String, to base: String?) -> String
}

public struct CreditedFile: Equatable, Sendable {
    public enum Place: String, Sendable {
        /// Sidecar whose digest matches the file.
        case sidecar
        case embedded
    }

    public let path: String
    /// Photo with title, author, license, page and alternative text; `nil` if author and license are missing.
    public let photo: Photo?
    /// Size of the picture in the file; `nil` if unknown.
    public let size: PixelSize?
    /// Source of the credit; `nil` without a credit.
    public let place: Place?
    /// Whether the sidecar records that the file was scaled down.
    public let isScaled: Bool
    /// Whether the file has a credit, and `NAME.json` exists.
    public let hasSidecar: Bool

    public init(
        path: String, photo: Photo?, size: PixelSize? = nil, place: Place?, isScaled: Bool = false,
        hasSidecar: Bool = false
    ) {
        self.path = path
        self.photo = photo
        self.size = size
        self.place = place
        self.isScaled = isScaled
        self.hasSidecar = hasSidecar
    }
}
