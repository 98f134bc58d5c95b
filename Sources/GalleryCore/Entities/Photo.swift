public import FoundationEssentials

/// One photo, with everything a person may need of it. A value: it can be shown, stored and sent anywhere.
///
/// All text is as the service sent it: whatever prints it goes through `StyledText`, which makes it harmless.
public struct Photo: Hashable, Sendable, Codable, Identifiable {
    /// Service and key.
    public let id: PhotoID
    /// Title, when the service has one.
    public var title: String?
    /// What the author wrote about it.
    public var about: String?
    /// What can be seen, in words, for those who cannot see it.
    public var altText: String?
    /// Who made it.
    public var author: Author
    /// Terms of use.
    public var license: License
    /// The photo's own page, https only.
    public var pageLink: String?
    /// When it was published.
    public var date: Date?
    /// When it was taken, as exactly as it is known.
    public var taken: LocalDate?
    /// Size of the original in pixels.
    public var size: PixelSize?
    public var color: RGB?
    /// BlurHash (github.com/woltapp/blurhash), when the service sends one.
    public var blurHash: String?
    /// Lower-case, without doubles, in the service's order.
    public var tags: [String]
    /// The topics of its service that it stands in, by their keys; nil where the service does not tell.
    public var topics: [String]?
    /// Camera settings; nil in lists, where services leave them out, and empty when nothing is known of them.
    public var exif: Exif?
    /// Place, when known.
    public var place: Place?
    /// Likes, views, downloads.
    public var counts: Counts
    /// Where the pixels for showing are.
    public var source: PictureSource
    /// The full-size file: absolute, or a path of the photo's own service.
    public var original: String?
    /// What the full-size file of the author is, in lower case, such as `jpg` or `svg`, when the service tells.
    public var fileType: String?
    /// The address to be told once for every `save`, where the service asks for that.
    public var downloadReport: String?
    /// True for a paid placement.
    public var isSponsored: Bool

    /// Everything but identity, author, license and source is optional.
    public init(
        id: PhotoID, title: String? = nil, about: String? = nil, altText: String? = nil, author: Author,
        license: License, pageLink: String? = nil, date: Date? = nil, taken: LocalDate? = nil,
        size: PixelSize? = nil, color: RGB? = nil, blurHash: String? = nil, tags: [String] = [],
        topics: [String]? = nil, exif: Exif? = nil, place: Place? = nil, counts: Counts = Counts(),
        source: PictureSource, original: String? = nil, fileType: String? = nil,
        downloadReport: String? = nil, isSponsored: Bool = false
    ) {
        (self.id, self.title, self.about, self.altText) = (id, title, about, altText)
        (self.author, self.license, self.pageLink, self.date) = (author, license, pageLink, date)
        (self.taken, self.size, self.color, self.blurHash) = (taken, size, color, blurHash)
        (self.tags, self.topics, self.exif, self.place) = (tags, topics, exif, place)
        (self.counts, self.source, self.original, self.fileType) = (counts, source, original, fileType)
        (self.downloadReport, self.isSponsored) = (downloadReport, isSponsored)
    }
}
