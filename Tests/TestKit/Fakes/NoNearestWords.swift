public import GalleryCore

public struct NoNearestWords: NearestWords {
    public init() {}
    public func nearest(to word: String) -> String? { nil }
}
