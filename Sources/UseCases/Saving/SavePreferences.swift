public import GalleryCore

public protocol SavePreferences: Sendable {
    /// Template of file names; `nil` for author, title and identifier.
    var template: FileNameTemplate? { get }
    var hasSidecar: Bool { get }
    var removesLocation: Bool { get }
    var creditFormat: CreditFormat { get }
}
