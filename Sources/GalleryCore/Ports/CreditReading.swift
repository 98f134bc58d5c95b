public protocol CreditReading: Sendable {
    /// Picture files at the paths and in their folders, sorted by path. Throws if a path is missing. Expands `~` and
    /// relative paths; skips hidden names.
    func pictures(at paths: [String]) throws(StoreError) -> [CreditedFile]
    /// Path relative to the folder `base`; relative to the current folder for `nil`.
    func relative(_ path: String, to base: String?) -> String
}

public struct CreditedFile: Equatable, Sendable {
    public enum Place: String, Sendable {
        /// `NAME.json`, whose digest matches the file.
        case sidecar
        case embedded
    }

    public let path: String
    /// Photo with title, author, license, page and alternative text; `nil` without an author.
    public let photo: Photo?
    /// Source of the credit; `nil` without a credit.
    public let place: Place?
    /// Whether the sidecar records that the file was scaled down.
    public let isScaled: Bool

    public init(path: String, photo: Photo?, place: Place?, isScaled: Bool = false) {
        self.path = path
        self.photo = photo
        self.place = place
        self.isScaled = isScaled
    }
}
