public import GalleryCore

/// Photos that a file names.
public struct PhotoReferences: Sendable {
    /// Text of the file, and the photo that it names, if any.
    public let lines: [(text: String, photo: PhotoID?)]
    /// Number of links to other pages than those of photos.
    public let otherLinks: Int

    /// Lines of a list, each of which is to name a photo.
    public init(lines: [String], photo: (String) -> PhotoID?) {
        self.lines = lines.map { ($0, photo($0)) }
        otherLinks = 0
    }

    /// Links of a page, of which some lead to photos; each photo once.
    public init(links: [String], photo: (String) -> PhotoID?) {
        let found = links.compactMap { link in photo(link).map { (text: link, photo: $0) } }
        lines = found.distinct(by: \.photo).map { ($0.text, $0.photo) }
        otherLinks = links.count - found.count
    }

    public var havePhotos: Bool { lines.contains { $0.photo != nil } }
}
