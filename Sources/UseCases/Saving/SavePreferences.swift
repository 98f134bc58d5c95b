public import GalleryCore

public struct SavePreferences: Sendable {
    /// Template of file names; `nil` for author, title and identifier.
    public var template: FileNameTemplate?
    public var hasSidecar = true
    public var removesLocation = false
    public var creditFormat = CreditFormat.text
    /// Folder to which paths in credits are relative; see `CreditReading.relative`.
    public var base: String?
    /// Maximum width in pixels of saved files; `nil` for the full size.
    public var width: Int?

    public init() {}
}
