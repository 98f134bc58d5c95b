public import FoundationEssentials
public import GalleryCore

/// Suggestions from the taste, topics and tags of seen photos. Needs no network, as the photos were seen before.
public struct SearchIdeas: Sendable {
    private static let most = 6

    let taste: any TasteRanking
    let topics: any CachedTopics
    let seen: any SeenStore

    public init(taste: any TasteRanking, topics: any CachedTopics, seen: any SeenStore) {
        self.taste = taste
        self.topics = topics
        self.seen = seen
    }

    /// At most one suggestion per photo.
    public func ideas(at now: Date) -> [SearchIdea] {
        let topical = topics.cachedTopics.map { $0.replacing("-", with: " ") }
        let words =
            taste.searchTerms(limit: Self.most, at: now) + topical + seen.commonTags(limit: 2 * Self.most)
        var used: Set<String> = []
        var shown: Set<PhotoID> = []
        var ideas: [SearchIdea] = []
        for idea in words where ideas.count < Self.most && used.insert(idea.lowercased()).inserted {
            let query = WordQuery(idea.split(separator: " ").map(String.init))
            let found = seen.seen(matching: query, after: nil, count: Self.most).items
            guard let photo = found.first(where: { shown.insert($0.id).inserted }) else { continue }
            ideas.append(SearchIdea(query: idea, photo: photo))
        }
        return ideas
    }
}
