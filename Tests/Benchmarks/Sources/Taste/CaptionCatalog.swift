import Foundation
import GalleryCore
import Synchronization

/// Service of some captioned photos. Searches look for all words in titles and tags. Records requests and results.
final class CaptionCatalog: PhotoCatalog {
    private struct State {
        var requests: [String] = []
        var came: Set<Int> = []
        var time = Duration.zero
        var limits: StatedLimits
    }

    let service: ServiceName
    let filters = FilterAbility([:])
    let collection: CaptionedCollection
    /// Words of each photo, and the photos of each word.
    let words: [[String]]
    private let postings: [String: [Int]]
    private let largestPage: Int
    private let limits: StatedLimits
    private let state: Mutex<State>

    init(
        _ collection: CaptionedCollection, of service: ServiceName, largestPage: Int, limits: StatedLimits
    ) {
        self.service = service
        self.collection = collection
        self.largestPage = largestPage
        self.limits = limits
        state = Mutex(State(limits: limits))
        words = collection.photos.map { photo in
            Array(Set(([photo.title ?? ""] + photo.tags).flatMap(CaptionedCollection.words(of:)))).sorted()
        }
        postings = CaptionedCollection.places(of: words)
    }

    /// Resets requests, results and limits for a new simulated user.
    func begin() { state.withLock { $0 = State(limits: limits) } }

    func advanceAfterList() { state.withLock { $0.limits.advanceAfterList() } }

    func budgets() -> [(ServiceName, RateBudget)] {
        state.withLock { state in state.limits.budgets.map { (service, $0) } }
    }

    func budget() -> RateBudget? {
        budgets().map(\.1).min { ($0.remaining, $0.limit) < ($1.remaining, $1.limit) }
    }

    /// Photos returned since the last call of `begin`.
    var came: Set<Int> { state.withLock(\.came) }

    /// Requests since the last call of this method, and their total duration.
    func drain() -> (requests: [String], time: Duration) {
        state.withLock { state in
            defer { (state.requests, state.time) = ([], .zero) }
            return (state.requests, state.time)
        }
    }

    func largestPage(of query: PhotoQuery) -> Int { largestPage }

    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        guard state.withLock({ $0.limits.admit() }) else { throw .rateLimited(until: nil) }
        let clock = ContinuousClock(), start = clock.now
        var found: [Int]
        let name: String
        switch query {
        case .feed: (found, name) = (Array(collection.photos.indices), "feed")
        case .search(let query): (found, name) = (search(query.keywords), "search \(query.keywords)")
        case .author(.username(let author), _), .author(.name(let author), _):
            found = collection.photos.indices.filter { collection.photos[$0].author.name == author }
            name = author
        case .similar(let example): (found, name) = (similar(to: example.photo), "like \(example.photo.id)")
        case .topic, .collection, .random: throw .notFound
        }
        found.removeAll { collection.photos[$0].id.service != service }
        let rest = found.dropFirst((request.number - 1) * request.size)
        let items = Array(rest.prefix(request.size))
        state.withLock { state in
            state.requests.append("\(name) \(request.number)")
            state.came.formUnion(items)
            state.time += start.duration(to: clock.now)
        }
        return Page(items: items.map { collection.photos[$0] }, hasMore: rest.count > request.size)
    }

    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        guard let place = collection.places[id] else { throw .notFound }
        return collection.photos[place]
    }

    /// Inverse document frequency.
    func rarity(_ word: String) -> Double {
        log(Double(collection.photos.count + 1) / Double((postings[word]?.count ?? 0) + 1))
    }

    private func search(_ text: String) -> [Int] {
        let asked = Array(Set(CaptionedCollection.words(of: text)))
        guard let first = asked.first else { return [] }
        var found = Set(postings[first] ?? [])
        for word in asked.dropFirst() { found.formIntersection(postings[word] ?? []) }
        // Photos with fewer words first, since the searched words are a larger share of their text.
        return found.sorted { (words[$0].count, $0) < (words[$1].count, $1) }
    }

    private func similar(to photo: Photo) -> [Int] {
        guard let place = collection.places[photo.id] else { return [] }
        var sums: [Int: Double] = [:]
        for word in words[place] {
            let weight = rarity(word)
            for other in postings[word] ?? [] { sums[other, default: 0] += weight * weight }
        }
        sums[place] = nil
        let cosines = sums.map { (place: $0.key, value: $0.value / Double(words[$0.key].count).squareRoot()) }
        return cosines.sorted { ($1.value, $0.place) < ($0.value, $1.place) }.map(\.place)
    }
}

extension CaptionCatalog: PictureFetching {
    func picture(
        _: PictureSource, of _: ServiceName, width _: Int, unless _: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture { throw .notFound }
    func download(
        _: Photo, ofAnyType _: Bool, into _: String, progress _: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) { throw .notFound }
    func downloadSmaller(
        _: Photo, into _: String, progress _: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) { throw .notFound }
}
