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

/// What the camera wrote down. Values are as the service words them ("1/250", "3.5").
public struct Exif: Hashable, Sendable, Codable {
    /// Maker and model in one line.
    public var camera: String?
    /// Lens, when known.
    public var lens: String?
    /// Seconds, such as "1/250".
    public var exposure: String?
    /// F-number, such as "3.5".
    public var aperture: String?
    /// Millimetres, such as "47.0".
    public var focalLength: String?
    public var iso: Int?

    /// Everything is optional: services send an object of nulls.
    public init(
        camera: String? = nil, lens: String? = nil, exposure: String? = nil, aperture: String? = nil,
        focalLength: String? = nil, iso: Int? = nil
    ) {
        (self.camera, self.lens, self.exposure) = (camera, lens, exposure)
        (self.aperture, self.focalLength, self.iso) = (aperture, focalLength, iso)
    }

    /// True when nothing is known.
    public var isEmpty: Bool { self == Exif() }
}

/// Where a photo was taken.
public struct Place: Hashable, Sendable, Codable {
    /// The name to print, such as "Bergen, Norway".
    public let name: String?
    /// Degrees north, -90 to 90.
    public let latitude: Double?
    /// Degrees east, -180 to 180.
    public let longitude: Double?

    /// Nil when nothing is known. (0, 0) counts as unknown: services send it for "no position". So does what is no
    /// place on Earth.
    public init?(name: String?, latitude: Double?, longitude: Double?) {
        let isOnEarth = (latitude ?? 0).magnitude <= 90 && (longitude ?? 0).magnitude <= 180
        let known = isOnEarth && ((latitude ?? 0) != 0 || (longitude ?? 0) != 0)
        guard name != nil || known else { return nil }
        self.name = name
        self.latitude = known ? latitude : nil
        self.longitude = known ? longitude : nil
    }
}

/// How often a photo was liked, seen, downloaded and talked about on its service.
public struct Counts: Hashable, Sendable, Codable {
    /// Likes, when the service tells.
    public var likes: Int?
    /// Views, when the service tells.
    public var views: Int?
    /// Downloads, when the service tells.
    public var downloads: Int?
    /// Comments, when the service tells.
    public var comments: Int?

    /// Everything is optional.
    public init(likes: Int? = nil, views: Int? = nil, downloads: Int? = nil, comments: Int? = nil) {
        (self.likes, self.views, self.downloads, self.comments) = (likes, views, downloads, comments)
    }
}

/// Names a photo service in commands, settings and stored rows.
public struct ServiceName: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// Lower-case ASCII, as typed after `service`.
    public let rawValue: String

    /// Takes the name as it stands; whether such a service exists is decided by the composition.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The painted collection that needs neither key nor network.
    public static let demo = ServiceName(rawValue: "demo")
    public static let openverse = ServiceName(rawValue: "openverse")
    /// Every service that is configured, together.
    public static let all = ServiceName(rawValue: "all")
    public static let unsplash = ServiceName(rawValue: "unsplash")
    public static let flickr = ServiceName(rawValue: "flickr")

    /// The person's own pictures; no service, asked over no network.
    public static let own = ServiceName(rawValue: "own")
    /// The name itself.
    public var description: String { rawValue }
}

/// Identity of a photo: the service it comes from and its key there. Written `unsplash:abc123`.
public struct PhotoID: Hashable, Sendable, Codable {
    /// The service that knows the photo.
    public let service: ServiceName
    /// The service's own identifier; opaque text, never a number.
    public let key: String

    /// Joins a service and a key.
    public init(service: ServiceName, key: String) {
        (self.service, self.key) = (service, key)
    }
}

extension PhotoID: LosslessStringConvertible {
    /// Reads `service:key`; nil when either half is missing.
    public init?(_ description: String) {
        guard let colon = description.firstIndex(of: ":") else { return nil }
        let service = description[..<colon]
        let key = description[description.index(after: colon)...]
        guard !service.isEmpty, !key.isEmpty else { return nil }
        self.init(service: ServiceName(rawValue: String(service)), key: String(key))
    }

    /// `service:key`.
    public var description: String { "\(service.rawValue):\(key)" }
}
