import GalleryCore

/// Topics that are known.
struct FixedTopics: KnownTopics {
    var known: [String] = []
    /// What the service says when it is asked.
    var asked: [String] = []
    func names() async -> [String] { known + asked }
}
