import GalleryCore

/// Photos of a list on the full screen, with the cursor at a zero-based index.
public struct GridRequest: Equatable, Sendable {
    let list: PhotoListID
    let title: ListTitle
    let index: Int
    /// Whether Enter picks the marked photos, or else the photo at the cursor, for another program.
    var isPick = false
}
