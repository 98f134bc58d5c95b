public import FoundationEssentials

/// Photo with its metadata. Its text is untrusted until `Span` sanitizes it for output.
public struct Photo: Hashable, Sendable, Codable, Identifiable {
    public private(set) var id: PhotoID
    public var title: String?
    public var about: String?
    public var altText: String?
    /// User's own alternative text. The initializer has no parameter for it, as services do not send it.
    public var ownAlt: String?
    public var author: Author
    /// Whole credit that the author asks for, used word for word.
    public var creditLine: String?
    /// License to name in credits.
    public var license: License
    /// Names of all licenses of the photo, `license` first, if it has several.
    public var licenses: [String]?
    /// Sources of author and license; `nil` if unknown.
    public var provenance: CreditProvenance?
    /// Address of the photo's web page, https only.
    public var pageLink: String?
    /// Photo at another service from which the service copied it.
    public var origin: PhotoID?
    public var date: Date?
    /// Capture date, of known precision.
    public var taken: LocalDate?
    /// Size of the original.
    public var size: PixelSize?
    /// Size of a local file in bytes. The initializer has no parameter for it, as services do not send it.
    public var bytes: Int?
    public var color: RGB?
    /// BlurHash string (github.com/woltapp/blurhash).
    public var blurHash: String?
    /// Lower case, unique, in the service's order.
    public var tags: [String]
    /// Keys of the service's topics that contain the photo; `nil` if not reported.
    public var topics: [String]?
    /// `nil` if not reported, as in most lists; may be empty.
    public var exif: Exif?
    public var place: Place?
    public var counts: Counts
    public var source: PictureSource
    /// Full-size file: absolute URL, or a path on the photo's service; for a local file, its digest.
    public var original: String?
    /// Type of the author's full-size file, lower case, such as `jpg` or `svg`.
    public var fileType: String?
    /// Codes of rights other than copyright, such as `personality`; `third-party` if others may hold rights.
    public var restrictions: [String]?
    /// Address to request on every download, if the service asks for that.
    public var downloadReport: String?
    public var isSponsored: Bool

    /// Whether the demo painted the picture and invented its author.
    public var isInvented: Bool { id.service == .demo }

    public init(
        id: PhotoID, title: String? = nil, about: String? = nil, altText: String? = nil, author: Author,
        creditLine: String? = nil, license: License, licenses: [String]? = nil,
        provenance: CreditProvenance? = nil, pageLink: String? = nil, origin: PhotoID? = nil,
        date: Date? = nil,
        taken: LocalDate? = nil, size: PixelSize? = nil, color: RGB? = nil, blurHash: String? = nil,
        tags: [String] = [], topics: [String]? = nil, exif: Exif? = nil, place: Place? = nil,
        counts: Counts = Counts(), source: PictureSource, original: String? = nil, fileType: String? = nil,
        restrictions: [String]? = nil, downloadReport: String? = nil, isSponsored: Bool = false
    ) {
        self.id = id
        self.title = title
        self.about = about
        self.altText = altText
        self.author = author
        self.creditLine = creditLine
        self.license = license
        self.licenses = licenses
        self.provenance = provenance
        self.pageLink = pageLink
        self.origin = origin
        self.date = date
        self.taken = taken
        self.size = size
        self.color = color
        self.blurHash = blurHash
        self.tags = tags
        self.topics = topics
        self.exif = exif
        self.place = place
        self.counts = counts
        self.source = source
        self.original = original
        self.fileType = fileType
        self.restrictions = restrictions
        self.downloadReport = downloadReport
        self.isSponsored = isSponsored
    }

    /// The photo with another identifier.
    public func identified(as id: PhotoID) -> Photo {
        var photo = self
        photo.id = id
        return photo
    }

    /// First of title, description and alternative text that is not blank, as one line.
    public var displayTitle: String? {
        [title, about, altText].lazy.compactMap { $0?.oneLine }.first { !$0.isEmpty }
    }
}
