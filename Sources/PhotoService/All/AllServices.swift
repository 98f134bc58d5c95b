public import GalleryCore

/// Several services as one: lists are asked of all at once and taken in turn, what is about one photo goes to the
/// photo's own service.
///
/// A service that fails, or that is much slower than the others, leaves a note; only when all fail it is an error.
public final class AllServices: PhotoCatalog, Sendable {
    /// `all`.
    public let service = ServiceName.all
    let members: [any PhotoCatalog & PictureFetching]
    let lists = FetchedLists()
    /// So long the others are waited for when one has answered.
    let patience: Duration

    /// Takes the services, the preferred first; each is asked for an equal share of a page.
    public convenience init(_ members: [any PhotoCatalog & PictureFetching]) {
        self.init(members, patience: .seconds(6))
    }

    init(_ members: [any PhotoCatalog & PictureFetching], patience: Duration) {
        self.members = members
        self.patience = patience
    }

    /// What at least one can do; the others are left out of a search that asks for it, which is said.
    public var filters: FilterAbility {
        members.map(\.filters).reduce(FilterAbility([:])) { $0.union($1) }
    }

    /// The tightest allowance.
    public func budget() -> RateBudget? { budgets().map(\.1).min { $0.remaining < $1.remaining } }

    /// The allowance of each service that tells of one.
    public func budgets() -> [(ServiceName, RateBudget)] {
        members.compactMap { member in member.budget().map { (member.service, $0) } }
    }

    /// The feeds in turn.
    public func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await shared("feed", page, members, saysImpossible: true) { member, page throws(CatalogError) in
            try await member.feed(page)
        }
    }

    /// The results in turn. A service that cannot do a filter is not asked.
    public func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        let able = members.filter { $0.filters.gaps(in: query).isEmpty }
        guard !able.isEmpty else { throw .impossible(.filterCombination) }
        var found = try await shared("search \(query.text)", page, able, saysImpossible: true) {
            member, page throws(CatalogError) in try await member.search(query, page)
        }
        if page.number == 1 {
            let missing = members.compactMap { member in
                member.filters.gaps(in: query).first.map { PageNote.leftOut(member.service, for: $0) }
            }
            found.notes = missing + found.notes
        }
        return found
    }

    /// The topic's photos in turn, of those that have it.
    public func photos(
        inTopic topic: String, _ page: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        try await shared("topic \(topic)", page, members) { member, page throws(CatalogError) in
            try await member.photos(inTopic: topic, page)
        }
    }

    /// Nothing: an author is known to one service only, and is to be asked for there.
    public func photos(by author: Author, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        throw .notFound
    }

    /// Of the photo's own service.
    public func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await member(photo.id.service).photos(like: photo, page)
    }

    /// Of all, shuffled.
    public func random(_ words: String, count: Int) async throws(CatalogError) -> [Photo] {
        let share = (max(1, count) + members.count - 1) / max(1, members.count)
        let answers = await ask(members) { member throws(CatalogError) in
            try await member.random(words, count: share)
        }
        return Array(
            DuplicatePhotos.single(try successes(of: answers).map(\.1)).inTurn.shuffled().prefix(count))
    }

    /// Of the photo's own service.
    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        try await member(id.service).photo(id)
    }

    /// Of the photo's own service.
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        try await member(id.service).statistics(of: id)
    }

    /// Each does it or not; what comes is sifted anyway.
    public var excludesWords: Bool { false }

    /// Of the first service that knows any.
    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        for member in members {
            if let tags = try? await member.relatedTags(tag), !tags.isEmpty { return tags }
        }
        return []
    }

    func member(_ name: ServiceName) throws(CatalogError) -> any PhotoCatalog & PictureFetching {
        guard let member = members.first(where: { $0.service == name }) else { throw .notFound }
        return member
    }
}
