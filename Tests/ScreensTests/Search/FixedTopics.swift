import GalleryCore

struct FixedTopics: KnownTopics {
    var known: [String] = []
    /// Topics that only a request returns.
    var asked: [String] = []
    func names() async -> [String] { known + asked }
}
