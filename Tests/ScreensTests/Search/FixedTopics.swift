import GalleryCore

/// Topics that are known.
struct FixedTopics: KnownTopics {
    var known: [String] = []
    func names() async -> [String] { known }
}
