import FoundationEssentials
import GalleryCore

/// What a service has for a person beside its feed: searches for their words, photos of a topic, and what is like those
/// they liked.
struct TasteCandidates: Sendable {
    /// Photos of a topic a page.
    private static let ofTopic = 10
    /// So many of the photos liked last are followed, one a page.
    private static let followed = 6
    private static let day: TimeInterval = 86_400

    let catalog: any PhotoCatalog
    let taste: any TasteRanking
    let topics: any KnownTopics
    let seen: any SeenStore

    /// Those of a page; what cannot be had is left out.
    func page(_ number: Int, at now: Date) async -> [Photo] {
        // Half of what the service allows is the person's own.
        guard catalog.budget()?.allowsLookingAhead ?? true else { return [] }
        let words = taste.searchTerms(limit: 4 * WordSearches.words, at: now)
        let liked = taste.lastLiked(limit: Self.followed)
        // Before anything is known a topic takes two requests, one after the other: too long for the first page.
        if number == 1, words.isEmpty, liked.isEmpty { return [] }
        async let topical = topical(number, words, at: now)
        async let related = related(number, to: liked)
        async let found = words.isEmpty ? [] : WordSearches(catalog: catalog).page(number, of: words).photos
        return await topical + related + found
    }

    /// Of a topic that one of the words speaks of. Before any word is known all topics have their turn, another one
    /// each page and each day.
    private func topical(_ number: Int, _ words: [String], at now: Date) async -> [Photo] {
        // What begins a list does not wait for one request behind the other.
        let all = number == 1 ? topics.known : await topics.names()
        let liked = words.isEmpty ? all : all.filter { topic in words.contains { speaks($0, of: topic) } }
        guard !liked.isEmpty else { return [] }
        let days = words.isEmpty ? Int(clamping: now.timeIntervalSince1970 / Self.day) : 0
        let page = PageRequest(number: (number - 1) / liked.count + 1, size: Self.ofTopic)
        let topic = liked[(days + number - 1) % liked.count]
        return (try? await catalog.page(of: .topic(topic), page))?.items ?? []
    }

    /// Learned words are singular: `texture` speaks of `textures-patterns`.
    private func speaks(_ word: String, of topic: String) -> Bool {
        topic.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(word) }
    }

    /// What is like one of the photos liked last.
    private func related(_ number: Int, to liked: [PhotoID]) async -> [Photo] {
        let liked = liked.filter { catalog.service == .all || $0.service == catalog.service }
        guard !liked.isEmpty, let photo = seen.seen(liked[(number - 1) % liked.count]) else { return [] }
        let page = PageRequest(number: (number - 1) / liked.count + 1)
        return (try? await catalog.page(of: .similar(to: photo), page))?.items ?? []
    }
}
