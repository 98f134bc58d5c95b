public import GalleryCore

public enum ServiceCall: Sendable {
    case page(PhotoQuery, PageRequest)
    case photo(PhotoID)
    case topics
    case collections(CollectionKind, PageRequest)
    case statedCredits(of: ServiceName)
    case statistics(PhotoID)
    case relatedTags(String)
    case picture(of: ServiceName)
    case download(PhotoID)

    /// The only service that can answer; `nil` if any service may.
    public var owner: ServiceName? {
        switch self {
        case .page(.author(_, let service), _), .picture(let service),
            .statedCredits(let service):
            service
        case .page(.similar(let example), _): example.photo.id.service
        case .photo(let id), .statistics(let id), .download(let id): id.service
        case .page, .topics, .collections, .relatedTags: nil
        }
    }
}
