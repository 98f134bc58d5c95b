import GalleryCore

/// Topics that are known.
struct FixedTopics: TopicKnowledge {
    var known: [String] = []
    func names() async -> [String] { known }
}
