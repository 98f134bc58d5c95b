public import GalleryCore

public struct FixedTopics: KnownTopics {
    public var known: [String] = []
    /// Topics that only a request returns.
    public var asked: [String] = []

    public init(known: [String] = [], asked: [String] = []) {
        self.known = known
        self.asked = asked
    }

    public func names() async -> [String] { known + asked }
}
