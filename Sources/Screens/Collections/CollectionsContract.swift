import GalleryCore

/// What a person can ask of a list of topics or collections.
enum CollectionsEvent: Equatable, Sendable {
    case open(Int)
    case more
    case refresh
}

protocol CollectionsInteracting: Sendable {
    /// One page, from 1 on.
    func page(_ number: Int, of shelf: CollectionKind) async throws(ScreenError) -> Page<PhotoCollection>
    /// The service asked now.
    var service: ServiceName { get }
}
