package import GalleryCore

/// What a stored reply of a service turns out to be, judged by its body alone.
package enum StoredReply: Equatable, Sendable {
    /// A list, a search result or random photos, and how many of its entries could not be read.
    case photos([Photo], broken: Int)
    case photo(Photo)
    /// Names of topics or tags.
    case names([String])
    /// A part of what is known of a photo, or of the service, in words: "12 sizes".
    case part(String)
    /// A refusal with its text.
    case failure(String)
    /// None of these.
    case other

    /// Reads the bytes of a body as that service's; `.other` for a service without a reader.
    package static func read(_ bytes: [UInt8], of service: ServiceName) -> StoredReply {
        switch service {
        case .unsplash: UnsplashReplies.read(bytes)
        case .flickr: FlickrReplies.read(bytes)
        case .openverse: OpenverseReplies.read(bytes)
        default: .other
        }
    }
}
