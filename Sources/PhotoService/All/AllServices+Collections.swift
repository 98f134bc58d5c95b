public import GalleryCore

extension AllServices {
    /// Names of all, in turn.
    public func topics() async throws(CatalogError) -> [String] {
        let answers = await ask(members) { member throws(CatalogError) in try await member.topics() }
        var seen: Set<String> = []
        return try successes(of: answers).map(\.1).inTurn.filter { seen.insert($0).inserted }
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
        var seen: Set<String> = []
        let items = found.map { service, answer in
            kind == .topics ? answer.items : answer.items.map { $0.known(to: service) }
        }
        return Page(
            items: items.inTurn.filter { seen.insert($0.key).inserted },
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
