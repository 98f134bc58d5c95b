import FoundationEssentials
import GalleryCore

/// Words worth searching for, each with a photo that has them.
struct SearchIdea: Equatable, Sendable {
    let words: String
    let photo: Photo
}

/// What to search for next: words of the taste, topics, and what photos were seen of. Never asks a network: its pictures
/// are of photos seen before.
struct SearchIdeas: Sendable {
    private static let most = 6

    let taste: any TasteRanking
    let topics: any KnownTopics
    let seen: any SeenStore

    /// No two with the same photo.
    func ideas(at now: Date) -> [SearchIdea] {
        let topical = topics.known.map { $0.replacing("-", with: " ") }
        let words =
            taste.searchTerms(limit: Self.most, at: now) + topical + seen.commonTags(limit: 2 * Self.most)
        var known: Set<String> = []
        var shown: Set<PhotoID> = []
        var ideas: [SearchIdea] = []
        for idea in words where ideas.count < Self.most && known.insert(idea.lowercased()).inserted {
            let query = WordQuery(idea.split(separator: " ").map(String.init))
            let found = seen.seen(matching: query, after: nil, count: Self.most).items
            guard let photo = found.first(where: { shown.insert($0.id).inserted }) else { continue }
            ideas.append(SearchIdea(words: idea, photo: photo))
        }
        return ideas
    }
}
