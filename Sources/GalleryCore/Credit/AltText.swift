/// Text for readers who cannot see the picture.
public struct AltText: Equatable, Sendable {
    public enum Source: String, Sendable {
        case own
        case service
        /// `Photo.about`, of which at most `longest` characters are taken.
        case description
        /// `Credit.title`, which may not describe the photo.
        case title
    }

    public let text: String
    public let source: Source

    private static let longest = 250

    /// The user's text, else the service's, its description, or `Credit.title`; `nil` if all are missing. A name that a
    /// camera gave to the file is no text of the service.
    public init?(_ photo: Photo) {
        let texts: [(String?, Source)] = [
            (photo.ownAlt, .own), (photo.altText, .service), (photo.about.map(Self.shortened), .description),
            (Credit.title(of: photo), .title),
        ]
        let found = texts.lazy.compactMap { text, source in
            text.map { ($0.oneLine, source) }
        }.first { text, source in
            !text.isEmpty && (source == .own || !CameraTitle.matches(text))
        }
        guard let found else { return nil }
        (text, source) = found
    }

    /// The first sentences, or whole words and an ellipsis, of a text that is too long.
    private static func shortened(_ text: String) -> String {
        let line = text.oneLine
        guard line.count > longest else { return line }
        let start = line.prefix(longest)
        if let end = start.ranges(of: ". ").last { return String(start[..<end.lowerBound]) + "." }
        return String(start.prefix(upTo: start.lastIndex(of: " ") ?? start.endIndex)) + "…"
    }
}
