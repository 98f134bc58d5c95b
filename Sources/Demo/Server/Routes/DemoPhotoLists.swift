import GalleryCore

struct DemoPhotoLists: Sendable {
    let photos: DemoPhotoCollection
    let addresses: Addresses
    private let colors = ColorTable()

    func found(_ search: PhotoSearch) -> [Int] { search.results(in: photos, colors: colors) }

    func list(_ indexes: some RandomAccessCollection<Int>, _ request: ServiceRequest)
        throws(ServiceError) -> Reply
    {
        try page(of: indexes, request, summary)
    }

    /// Page of a list, with paging headers. The body of a search result also has the totals.
    func page<Elements: RandomAccessCollection>(
        of elements: Elements, _ request: ServiceRequest, isSearch: Bool = false,
        _ json: (Elements.Element) -> JSON
    ) throws(ServiceError) -> Reply {
        let paging = try Paging(request.parameters)
        let total = elements.count
        let positions = paging.positions(of: total)
        let page = JSON.array(elements.dropFirst(positions.lowerBound).prefix(positions.count).map(json))
        let pages = paging.pages(of: total)
        var reply = Reply(
            isSearch ? ["total": .number(total), "total_pages": .number(pages), "results": page] : page)
        reply.add("X-Total", String(total))
        reply.add("X-Per-Page", String(paging.perPage))
        let address = addresses.base + "/" + request.path.map(\.percentEncoded).joined(separator: "/")
        if let links = paging.links(address, request.query, total: total) { reply.add("Link", links) }
        return reply
    }

    func summary(_ index: Int) -> JSON {
        DemoPhotoPayload(addresses: addresses).summary(photos[index])
    }
}

private struct Paging: Equatable, Sendable {
    let page: Int
    let perPage: Int

    init(_ parameters: Parameters) throws(ServiceError) {
        page = try parameters.number("page", or: 1, in: 1...1_000_000_000)
        // As at Unsplash, a larger page size is reduced instead of rejected.
        perPage = min(30, try parameters.number("per_page", or: 10, in: 1...1_000_000))
    }

    /// Indices of the page in a list of `total`; empty after the end.
    func positions(of total: Int) -> Range<Int> {
        let start = min(total, (page - 1) * perPage)
        return start..<min(total, start + perPage)
    }

    func pages(of total: Int) -> Int { (total + perPage - 1) / perPage }

    /// Value of the `Link` header (RFC 8288); `nil` on an only page.
    func links(_ address: String, _ query: [(name: String, value: String)], total: Int) -> String? {
        let last = max(1, pages(of: total))
        var links: [(String, Int)] = []
        if page > 1 { links += [("first", 1), ("prev", min(page - 1, last))] }
        if page < last { links += [("last", last), ("next", page + 1)] }
        guard !links.isEmpty else { return nil }
        let kept = query.filter { $0.name != "page" && $0.name != "per_page" && $0.name != "client_id" }
        let prefix = kept.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)&" }
        return links.map { relation, page in
            "<\(address)?\(prefix.joined())page=\(page)&per_page=\(perPage)>; rel=\"\(relation)\""
        }.joined(separator: ", ")
    }
}
