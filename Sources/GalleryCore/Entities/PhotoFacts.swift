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
