/// What a person calls a list whose identity holds a key only: the title of a collection or of the photo that others
/// are like, the name of an author or a board.
///
/// It travels beside the identity and has no part in it.
public struct ListTitle: Equatable, Sendable {
    /// Nil where the identity says it all, or where only the key is known.
    public let name: String?

    public init(_ name: String? = nil) { self.name = name }
}
