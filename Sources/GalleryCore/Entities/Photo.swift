public import FoundationEssentials

/// Photo of a service, with all metadata.
///
/// Text is untrusted, as sent by the service; printing sanitizes it with `StyledText`.
public struct Photo: Hashable, Sendable, Codable, Identifiable {
    public let id: PhotoID
    public var title: String?
    /// Author's description.
    public var about: String?
    public var altText: String?
    public var author: Author
    public var license: License
    /// Web page of the photo, https only.
    public var pageLink: String?
    public var date: Date?
    /// Capture date, of known precision.
    public var taken: LocalDate?
    /// Pixels of the original.
    public var size: PixelSize?
    public var color: RGB?
    /// BlurHash string (github.com/woltapp/blurhash).
    public var blurHash: String?
    /// Lower case, unique, in the service's order.
    public var tags: [String]
    /// Keys of the service's topics that contain the photo; `nil` if not reported.
    public var topics: [String]?
    /// `nil` in lists, which omit camera settings; empty if the photo has none.
    public var exif: Exif?
    public var place: Place?
    public var counts: Counts
    public var source: PictureSource
    /// Full-size file: absolute URL, or a path on the photo's service.
    public var original: String?
    /// Type of the author's full-size file, lower case, such as `jpg` or `svg`.
    public var fileType: String?
    /// Address to request on every download, if the service asks for that.
    public var downloadReport: String?
    /// Whether the photo is a paid placement.
    public var isSponsored: Bool

    public init(
        id: PhotoID, title: String? = nil, about: String? = nil, altText: String? = nil, author: Author,
        license: License, pageLink: String? = nil, date: Date? = nil, taken: LocalDate? = nil,
        size: PixelSize? = nil, color: RGB? = nil, blurHash: String? = nil, tags: [String] = [],
        topics: [String]? = nil, exif: Exif? = nil, place: Place? = nil, counts: Counts = Counts(),
        source: PictureSource, original: String? = nil, fileType: String? = nil,
        downloadReport: String? = nil, isSponsored: Bool = false
    ) {
        self.id = id
        self.title = title
        self.about = about
        self.altText = altText
        self.author = author
        self.license = license
        self.pageLink = pageLink
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
        self.downloadReport = downloadReport
        self.isSponsored = isSponsored
    }
}

/// Camera settings, formatted by the service.
public struct Exif: Hashable, Sendable, Codable {
    public var camera: String?
    public var lens: String?
    /// Seconds, such as "1/250".
    public var exposure: String?
    /// F-number, such as "3.5".
    public var aperture: String?
    /// Millimeters, such as "47.0".
    public var focalLength: String?
    public var iso: Int?

    /// Services send an object of nulls if nothing is known.
    public init(
        camera: String? = nil, lens: String? = nil, exposure: String? = nil, aperture: String? = nil,
        focalLength: String? = nil, iso: Int? = nil
    ) {
        self.camera = camera
        self.lens = lens
        self.exposure = exposure
        self.aperture = aperture
        self.focalLength = focalLength
        self.iso = iso
    }

    public var isEmpty: Bool { self == Exif() }
}

public struct Place: Hashable, Sendable, Codable {
    /// Display name, such as "Bergen, Norway".
    public let name: String?
    /// Degrees north, -90 to 90.
    public let latitude: Double?
    /// Degrees east, -180 to 180.
    public let longitude: Double?

    /// `nil` without name and valid position. (0, 0) is invalid: services send it for "no position".
    public init?(name: String?, latitude: Double?, longitude: Double?) {
        let isOnEarth = (latitude ?? 0).magnitude <= 90 && (longitude ?? 0).magnitude <= 180
        let known = isOnEarth && ((latitude ?? 0) != 0 || (longitude ?? 0) != 0)
        guard name != nil || known else { return nil }
        self.name = name
        self.latitude = known ? latitude : nil
        self.longitude = known ? longitude : nil
    }
}

/// Usage counts on the service; `nil` if not reported.
public struct Counts: Hashable, Sendable, Codable {
    public var likes: Int?
    public var views: Int?
    public var downloads: Int?
    public var comments: Int?

    public init(likes: Int? = nil, views: Int? = nil, downloads: Int? = nil, comments: Int? = nil) {
        self.likes = likes
        self.views = views
        self.downloads = downloads
        self.comments = comments
    }
}

/// Name of a photo service in commands, settings and the database.
public struct ServiceName: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// Lower-case ASCII, as typed after `service`.
    public let rawValue: String

    /// Does not check that the service exists.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Bundled generated photos; needs neither key nor network.
    public static let demo = ServiceName(rawValue: "demo")
    public static let openverse = ServiceName(rawValue: "openverse")
    /// All configured services combined.
    public static let all = ServiceName(rawValue: "all")
    public static let unsplash = ServiceName(rawValue: "unsplash")
    public static let flickr = ServiceName(rawValue: "flickr")

    /// User's own pictures; not a network service.
    public static let own = ServiceName(rawValue: "own")
    public var description: String { rawValue }
}

/// Service and key of a photo, written `unsplash:abc123`.
public struct PhotoID: Hashable, Sendable, Codable {
    public let service: ServiceName
    /// Opaque identifier on the service, not necessarily numeric.
    public let key: String

    public init(service: ServiceName, key: String) {
        self.service = service
        self.key = key
    }
}

extension PhotoID: LosslessStringConvertible {
    /// Parses `service:key`; `nil` if either part is empty.
    public init?(_ description: String) {
        guard let colon = description.firstIndex(of: ":") else { return nil }
        let service = description[..<colon]
        let key = description[description.index(after: colon)...]
        guard !service.isEmpty, !key.isEmpty else { return nil }
        self.init(service: ServiceName(rawValue: String(service)), key: String(key))
    }

    public var description: String { "\(service.rawValue):\(key)" }
}
