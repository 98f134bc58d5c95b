public struct Annotation: Equatable, Sendable, Codable {
    /// User's own tags, sorted; separate from the service's tags.
    public var tags: [String]
    public var note: String

    public init(tags: [String] = [], note: String = "") {
        self.tags = tags
        self.note = note
    }

    public var isEmpty: Bool { tags.isEmpty && note.isEmpty }
}

public enum AnnotationChange: Equatable, Sendable {
    case tag([String])
    /// Removes tags, ignoring case.
    case untag([String])
    /// Replaces the note; an empty one removes it.
    case note(String)
}

public struct TagCount: Equatable, Sendable {
    public let tag: String
    public let photos: Int

    public init(tag: String, photos: Int) {
        self.tag = tag
        self.photos = photos
    }
}
