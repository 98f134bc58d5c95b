public import FoundationEssentials

/// A photo on a board.
public struct BoardPhoto: Equatable, Sendable {
    /// The whole photo as it was when kept.
    public let photo: Photo
    /// When it was put there.
    public let addedAt: Date
    /// What the person added to it.
    public let annotation: Annotation
    /// The title of the section it stands in; nil for none.
    public let section: String?

    public init(
        photo: Photo, addedAt: Date, annotation: Annotation = Annotation(), section: String? = nil
    ) {
        (self.photo, self.addedAt, self.annotation) = (photo, addedAt, annotation)
        self.section = section
    }
}

/// What a person added to a photo they keep.
public struct Annotation: Equatable, Sendable, Codable {
    /// Their own tags, in the order of the alphabet; the service's are the photo's.
    public var tags: [String]
    /// What they wrote; empty for nothing.
    public var note: String

    /// Nothing, unless told otherwise.
    public init(tags: [String] = [], note: String = "") {
        (self.tags, self.note) = (tags, note)
    }

    /// Nothing was added.
    public var isEmpty: Bool { tags.isEmpty && note.isEmpty }
}

/// How an annotation is changed.
public enum AnnotationChange: Equatable, Sendable {
    case tag([String])
    /// Takes tags away, whatever their case.
    case untag([String])
    /// Replaces the note; empty takes it away.
    case note(String)
}
