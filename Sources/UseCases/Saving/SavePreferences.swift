public import GalleryCore

public struct SavePreferences: Sendable {
    /// Template of file names; `nil` for author, title and identifier.
    public var template: FileNameTemplate?
    public var hasSidecar = true
    public var removesLocation = false
    public var creditFormat = CreditFormat.text

    public init() {}
}
