import GalleryCore

/// Photos of a list on the whole screen, with the cursor at a zero-based index.
public struct GridRequest: Equatable, Sendable {
    let list: PhotoListID
    let title: ListTitle
    let index: Int
}
