/// Camera settings for display.
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

    /// All properties may be `nil`: services send an object of nulls if nothing is known.
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
