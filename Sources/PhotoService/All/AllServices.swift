public import GalleryCore

/// Combines several services, its members, as `all` or `free`. Lists are interleaved; requests about one photo go to
/// its service. Most lists replace a failed or slow member by a note; a list throws if all members fail.
public final class AllServices: ForwardingService {
    public let service: ServiceName
    let members: [any Service]
    let lists = FetchedLists()
    /// Maximum wait for the other members after the first successful reply.
    let timeout: Duration

    /// `members`: the services to combine, in order of precedence. Each contributes an equal part of a page.
    public convenience init(_ members: [any Service], as service: ServiceName = .all) {
        self.init(members, as: service, timeout: .seconds(6))
    }

    init(_ members: [any Service], as service: ServiceName = .all, timeout: Duration) {
        self.service = service
        self.members = members
        self.timeout = timeout
    }

    /// Filters that at least one member supports. A search skips members that lack one of its filters, and adds notes.
    public var filters: FilterAbility {
        members.map(\.filters).reduce(FilterAbility([:])) { $0.union($1) }
    }

    public var excludesWords: Bool { members.allSatisfy(\.excludesWords) }

    /// Maximum over the members. A member that allows no optional requests is not asked for optional pages.
    public var optionalRequests: Int { members.map(\.optionalRequests).max() ?? 0 }

    public func budget() -> RateBudget? {
        members.compactMap { $0.budget() }.min { $0.remaining < $1.remaining }
    }

    /// Smallest of the members' largest pages, times their number; if only one service can answer, its largest page.
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

    public func grant() async -> RequestGrant? {
        for member in members {
            if let grant = await member.grant() { return grant }
        }
        return nil
    }

    public func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        case .feed: try await shared(query, request, members, saysImpossible: true)
        case .search(let search): try await found(search, request)
        case .topic: try await shared(query, request, members)
        case .collection(let key): try await photos(inCollection: key, request)
        case .author(_, let service): try await member(service).page(of: query, request)
        case .similar(let example): try await member(example.photo.id.service).page(of: query, request)
        case .random: try await shuffled(query, request)
        }
    }

    private func found(_ search: SearchQuery, _ request: PageRequest) async throws(CatalogError) -> Page<
        Photo
    > {
        let able = members.filter { $0.filters.gaps(in: search).isEmpty }
        guard !able.isEmpty else { throw .impossible(.filterCombination) }
        var found = try await shared(.search(search), request, able, saysImpossible: true)
        if request.number == 1 {
            let missing = members.compactMap { member in
                member.filters.gaps(in: search).first.map { PageNote.leftOut(member.service, for: $0) }
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
        let photos = DuplicatePhotos.single(try successes(of: answers).map(\.1.items)).interleaved.shuffled()
        return Page(items: Array(photos.prefix(request.size)), hasMore: true)
    }

    /// Forwards a call that only one service can answer. All other calls have implementations of their own.
    public func forward<Answer>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer {
        guard let owner = call.owner else { throw .notFound }
        return try await ask(member(owner))
    }

    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        for member in members {
            do throws(CatalogError) {
                let tags = try await member.relatedTags(tag)
                if !tags.isEmpty { return tags }
            } catch {
                if error == .cancelled { throw error }
            }
        }
        return []
    }

    func member(_ name: ServiceName) throws(CatalogError) -> any Service {
        guard let member = members.first(where: { $0.service == name }) else { throw .notFound }
        return member
    }
}

extension AllServices {
    public func topics() async throws(CatalogError) -> [String] {
        let answers = await ask(members) { member throws(CatalogError) in try await member.topics() }
        return try successes(of: answers).map(\.1).interleaved.distinct(by: \.self)
    }

    /// Interleaves members' collections. Topics keep their keys; others get the service as prefix: `unsplash:abc`.
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
            items: items.interleaved.distinct(by: \.key),
            hasMore: found.contains { $0.1.hasMore }, notes: notes(on: answers))
    }

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
    fileprivate func known(to service: ServiceName) -> PhotoCollection {
        PhotoCollection(
            key: PhotoID(service: service, key: key).description, title: title, about: about, count: count,
            author: author)
    }
}
