public import GalleryCore

/// Stored reply of a service, classified by its body.
public enum StoredReply: Equatable, Sendable {
    /// List, search result or random photos, with the number of unreadable entries.
    case photos([Photo], broken: Int)
    case photo(Photo)
    /// Names of topics or tags.
    case names([String])
    /// Details of a photo or of the service, summarized as in "12 sizes".
    case part(String)
    case failure(String)
    case other

    /// Classifies a body; `.other` if the body or the service is not supported.
    public static func read(_ bytes: [UInt8], of service: ServiceName) -> StoredReply {
        switch service {
        case .unsplash: UnsplashReplies.read(bytes)
        case .flickr: FlickrReplies.read(bytes)
        case .openverse: OpenverseReplies.read(bytes)
        default: .other
        }
    }
}
