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
