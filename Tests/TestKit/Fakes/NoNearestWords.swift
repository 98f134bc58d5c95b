public import GalleryCore

public struct NoNearestWords: NearestWords {
    public init() {}
    public func nearest(to word: String) -> String? { nil }
    public func tag(meaning word: String) -> String? { nil }
    public func joinsAlternatives(_ word: String) -> Bool { false }
    public func isSearchCommand(_ word: String) -> Bool { false }
}
