import GalleryCore

/// Block of metadata without coordinates.
struct CleanedMetadata: Equatable {
    /// `nil` if nothing is left.
    var bytes: [UInt8]?
    var leftOut: Set<LeftOutMetadata> = []
    /// Whether the block had coordinates in a known field.
    var hadLocation = false
}
