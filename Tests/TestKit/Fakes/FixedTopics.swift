public import GalleryCore

public struct FixedTopics: KnownTopics {
    public var known: [String] = []
    /// Topics that are returned only by a request.
    public var asked: [String] = []

    public init(known: [String] = [], asked: [String] = []) {
        self.known = known
        self.asked = asked
    }

    public func names() async -> [String] { known + asked }
}
