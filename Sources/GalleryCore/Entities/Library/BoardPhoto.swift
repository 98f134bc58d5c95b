public import FoundationEssentials

public struct BoardPhoto: Equatable, Sendable {
    /// Photo as stored; its service may have changed it since.
    public let photo: Photo
    public let addedAt: Date
    public let annotation: Annotation
    public let section: String?

    public init(
        photo: Photo, addedAt: Date, annotation: Annotation = Annotation(), section: String? = nil
    ) {
        self.photo = photo
        self.addedAt = addedAt
        self.annotation = annotation
        self.section = section
    }
}
