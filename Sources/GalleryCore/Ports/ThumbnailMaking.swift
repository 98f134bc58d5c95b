/// Small picture as a JPEG file.
public struct Thumbnail: Equatable, Sendable {
    public let jpeg: [UInt8]

    public init(jpeg: [UInt8]) { self.jpeg = jpeg }
}

public protocol ThumbnailMaking: Sendable {
    /// Picture of a photo with sides of at most `longest` pixels; `nil` if it is not available.
    func thumbnail(of photo: Photo, longest: Int) async -> Thumbnail?
}
