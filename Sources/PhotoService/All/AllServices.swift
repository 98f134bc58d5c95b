public import GalleryCore

/// Several services as one: lists are asked of all at once and taken in turn, what is about one photo goes to the
/// photo's own service.
///
/// A service that fails, or that is much slower than the others, leaves a note; only when all fail it is an error.
public final class AllServices: ForwardingService {
    public let service = ServiceName.all
    let members: [any Service]
    let lists = FetchedLists()
    /// So long the others are waited for when one has answered.
    let timeout: Duration

    /// Takes the services, the preferred first; each is asked for an equal share of a page.
    public convenience init(_ members: [any Service]) {
        self.init(members, timeout: .seconds(6))
    }

    init(_ members: [any Service], timeout: Duration) {
        (self.members, self.timeout) = (members, timeout)
    }

    /// What at least one can do; the others are left out of a search that asks for it, which is said.
    public var filters: FilterAbility {
        members.map(\.filters).reduce(FilterAbility([:])) { $0.union($1) }
    }

    /// The tightest allowance.
    public func budget() -> RateBudget? {
        members.compactMap { $0.budget() }.min { $0.remaining < $1.remaining }
    }

    /// What all of them together bring with one request each; of who belongs to one service, that one's.
    public func largestPage(of query: PhotoQuery) -> Int {
        if let owner = ServiceCall.page(query, PageRequest(number: 1)).owner {
            return members.first { $0.service == owner }?.largestPage(of: query) ?? 30
        }
        return (members.map { $0.largestPage(of: query) }.min() ?? 30) * max(1, members.count)
    }

    public func budget(of service: ServiceName) -> RateBudget? {
        members.first { $0.service == service }?.budget()
    }

    public func budgets() -> [(ServiceName, RateBudget)] { members.flatMap { $0.budgets() } }

    /// The members' pages in turn, of those that have what is asked for. Who belongs to one service is asked for there.
    public func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        case .feed: try await shared(query, request, members, saysImpossible: true)
        case .search(let words): try await found(words, request)
        case .topic: try await shared(query, request, members)
        case .collection(let key): try await photos(inCollection: key, request)
        case .author(_, let service): try await member(service).page(of: query, request)
        case .similar(let example): try await member(example.photo.id.service).page(of: query, request)
        case .random: try await shuffled(query, request)
        }
    }

    /// A service that cannot do a filter is not asked.
    private func found(_ words: SearchQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo>
    {
        let able = members.filter { $0.filters.gaps(in: words).isEmpty }
        guard !able.isEmpty else { throw .impossible(.filterCombination) }
        var found = try await shared(.search(words), request, able, saysImpossible: true)
        if request.number == 1 {
            let missing = members.compactMap { member in
                member.filters.gaps(in: words).first.map { PageNote.leftOut(member.service, for: $0) }
            }
            found.notes = missing + found.notes
        }
        return found
    }

    private func shuffled(_ query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<
        Photo
    > {
        let count = max(1, members.count)
        let share = PageRequest(number: request.number, size: (max(1, request.size) + count - 1) / count)
        let answers = await ask(members) { member throws(CatalogError) in
            try await member.page(of: query, share)
        }
        let photos = DuplicatePhotos.single(try successes(of: answers).map(\.1.items)).inTurn.shuffled()
        return Page(items: Array(photos.prefix(request.size)), hasMore: true)
    }

    /// Of the one service that can answer; what all are asked for stands in functions of its own.
    public func forward<Answer>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer {
        guard let owner = call.owner else { throw .notFound }
        return try await ask(member(owner))
    }

    /// Of the first service that knows any.
    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        for member in members {
            if let tags = try? await member.relatedTags(tag), !tags.isEmpty { return tags }
        }
        return []
    }

    func member(_ name: ServiceName) throws(CatalogError) -> any Service {
        guard let member = members.first(where: { $0.service == name }) else { throw .notFound }
        return member
    }
}

extension AllServices {
    /// Names of all, in turn.
    public func topics() async throws(CatalogError) -> [String] {
        let answers = await ask(members) { member throws(CatalogError) in try await member.topics() }
        return try successes(of: answers).map(\.1).inTurn.distinct(by: \.self)
    }

    /// The members' in turn. A topic is asked for by its name wherever it is known; the key of a collection says whose
    /// it is: `unsplash:abc123`.
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        let list = FetchedLists.Name.collections(kind)
        let share = share(of: request, among: members)
        let asked = lists.unfinished(members, of: list, on: request.number)
        let answers = await ask(asked) { member throws(CatalogError) in
            try await member.collections(kind, share)
        }
        let found = try successes(of: answers)
        for (service, answer) in found where !answer.hasMore { lists.finish(service, of: list) }
        let items = found.map { service, answer in
            kind == .topics ? answer.items : answer.items.map { $0.known(to: service) }
        }
        return Page(
            items: items.inTurn.distinct(by: \.key),
            hasMore: found.contains { $0.1.hasMore }, notes: notes(on: answers))
    }

    /// Of the service that the key names.
    func photos(
        inCollection key: String, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        guard let name = PhotoID(key), let member = members.first(where: { $0.service == name.service })
        else {
            throw .impossible(.collectionOwner(key: key, among: members.map(\.service)))
        }
        return try await member.page(of: .collection(name.key), request)
    }
}

extension PhotoCollection {
    /// The same, asked for by a key that says whose it is.
    fileprivate func known(to service: ServiceName) -> PhotoCollection {
        PhotoCollection(
            key: PhotoID(service: service, key: key).description, title: title, about: about, count: count,
            author: author)
    }
}
