public struct PhotoList: Equatable, Sendable {
    /// Photos before `photos`, moved to the spill file.
    public var earlier = SpilledPhotos()
    public var photos: [Photo]
    public var total: Int?
    public var hasMore: Bool
    /// Reasons for recommendation; empty for unranked lists.
    public var reasons: [PhotoID: Reason]
    public var notes: [PageNote]
    /// Groups of the photos that show the same picture.
    public var twins: [PhotoID: Twin] = [:]
    /// Number of folders among the photos, also of pages that are not loaded.
    public var folders = 0
    /// Changes whenever the list restarts.
    public var edition = 0

    public init(
        photos: [Photo] = [], total: Int? = nil, hasMore: Bool = true, reasons: [PhotoID: Reason] = [:],
        notes: [PageNote] = []
    ) {
        self.photos = photos
        self.total = total
        self.hasMore = hasMore
        self.reasons = reasons
        self.notes = notes
    }
}

extension PhotoList {
    public var count: Int { earlier.count + photos.count }

    /// Photo at a zero-based index that counts `earlier`; `nil` if out of range or unreadable.
    public subscript(index: Int) -> Photo? {
        guard index >= earlier.count else { return earlier[index] }
        return index < count ? photos[index - earlier.count] : nil
    }

    public func photos(from index: Int, most: Int) -> [Photo] {
        guard index < earlier.count else {
            return Array(photos.dropFirst(index - earlier.count).prefix(most))
        }
        return (index..<min(count, index + most)).compactMap { self[$0] }
    }
}

/// Display name of a list whose `PhotoListID` has only an opaque key.
public struct ListTitle: Equatable, Sendable {
    /// `nil` if the ID suffices as a name, or the name is unknown.
    public let name: String?

    public init(_ name: String? = nil) { self.name = name }
}
