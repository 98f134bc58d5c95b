public import GalleryCore

/// Settings of saved files and credits.
public protocol SavePreferences: Sendable {
    /// Template of file names; `nil` for author, title and identifier.
    var template: FileNameTemplate? { get }
    var hasSidecar: Bool { get }
    /// Default format of credits.
    var creditFormat: CreditFormat { get }
}
