public import GalleryCore

/// Marks photos; marks are recorded as changes that `undo` cannot revert.
public struct MarkingInteractor: Sendable {
    let marks: PhotoMarks
    let changes: ChangeInteractor

    public init(marks: PhotoMarks, changes: ChangeInteractor) {
        self.marks = marks
        self.changes = changes
    }

    public var count: Int { marks.photos.count }

    /// Returns the number of photos that were not marked yet.
    public func mark(_ photos: [Photo]) -> Int {
        let new = marks.add(photos)
        if new > 0 { changes.record(.marks) }
        return new
    }

    /// Returns the number of removed marks.
    public func unmark(_ photos: [Photo]) -> Int {
        let count = marks.remove(photos.map(\.id))
        if count > 0 { changes.record(.marks) }
        return count
    }
}
