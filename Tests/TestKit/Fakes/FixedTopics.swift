public import GalleryCore

public struct FixedTopics: CachedTopics {
    public var cachedTopics: [String] = []
    /// Topics that `names()` returns after the cached ones.
    public var asked: [String] = []

    public init(cachedTopics: [String] = [], asked: [String] = []) {
        self.cachedTopics = cachedTopics
        self.asked = asked
    }

    public func names() async -> [String] { cachedTopics + asked }
}
