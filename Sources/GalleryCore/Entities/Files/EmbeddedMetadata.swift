public struct EmbeddedMetadata: Equatable, Sendable {
    public let hasCredit: Bool
    /// Whether the file has a C2PA manifest, which any change of the file invalidates.
    public let hasManifest: Bool

    public init(hasCredit: Bool = true, hasManifest: Bool = false) {
        self.hasCredit = hasCredit
        self.hasManifest = hasManifest
    }
}
