/// A photo's picture: where its pixels are, and what can be shown before they come.
public struct PhotoPicture: Hashable, Sendable {
    public let photo: PhotoID
    public let source: PictureSource
    public let color: RGB?
    public let blurHash: String?

    public init(photo: PhotoID, source: PictureSource, color: RGB? = nil, blurHash: String? = nil) {
        (self.photo, self.source, self.color, self.blurHash) = (photo, source, color, blurHash)
    }
}

extension Photo {
    public var picture: PhotoPicture {
        PhotoPicture(photo: id, source: source, color: color, blurHash: blurHash)
    }
}
