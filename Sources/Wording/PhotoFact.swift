import GalleryCore

/// One line of what is known of a photo: a name for it, and what it is.
public struct PhotoFact: Equatable, Sendable {
    /// What kind of text the value is.
    public enum Kind: Equatable, Sendable { case text, link, aside }

    public let label: String
    /// On one line, however long.
    public let value: String
    /// How to look at it.
    public let kind: Kind

    init(_ label: String, _ value: String, _ kind: Kind = .text) {
        (self.label, self.value, self.kind) = (label, value, kind)
    }
}
