/// Text for readers who cannot see the picture.
public struct AltText: Equatable, Sendable {
    public enum Source: String, Sendable {
        case own
        case service
        /// `Credit.title`, which may not describe the photo.
        case title
    }

    public let text: String
    public let source: Source

    /// The user's text, else the service's, else `Credit.title`; `nil` if all are missing.
    public init?(_ photo: Photo) {
        let texts: [(String?, Source)] = [
            (photo.ownAlt, .own), (photo.altText, .service), (Credit.title(of: photo), .title),
        ]
        let found = texts.lazy.compactMap { text, source in
            text.map { ($0.oneLine, source) }
        }.first { !$0.0.isEmpty }
        guard let found else { return nil }
        (text, source) = found
    }
}
