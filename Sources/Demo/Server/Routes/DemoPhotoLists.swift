/// Lists of photos in the service's form, with their paging headers.
struct DemoPhotoLists: Sendable {
    let photos: DemoPhotoCollection
    let addresses: Addresses
    private let colors = ColorTable()

    init(photos: DemoPhotoCollection, addresses: Addresses) {
        self.photos = photos
        self.addresses = addresses
    }

    func found(_ search: PhotoSearch) -> [Int] { search.results(in: photos, colors: colors) }

    /// One page of all photos.
    func everything(_ request: ServiceRequest) throws(ServiceError) -> Reply {
        let paging = try Paging(request.parameters)
        let summaries = paging.positions(of: photos.count).map(summary)
        return paged(.array(summaries), request, paging, total: photos.count)
    }

    /// One page of some photos.
    func list(_ indexes: [Int], _ request: ServiceRequest) throws(ServiceError) -> Reply {
        let paging = try Paging(request.parameters)
        let summaries = paging.positions(of: indexes.count).map { summary(indexes[$0]) }
        return paged(.array(summaries), request, paging, total: indexes.count)
    }

    /// One page of a search, with the totals in the body.
    func search(_ indexes: [Int], _ request: ServiceRequest) throws(ServiceError) -> Reply {
        let paging = try Paging(request.parameters)
        let summaries = paging.positions(of: indexes.count).map { summary(indexes[$0]) }
        let body: JSON = [
            "total": .number(indexes.count),
            "total_pages": .number(paging.pages(of: indexes.count)),
            "results": .array(summaries),
        ]
        return paged(body, request, paging, total: indexes.count)
    }

    /// Adds the paging headers to any list.
    func paged(_ body: JSON, _ request: ServiceRequest, _ paging: Paging, total: Int) -> Reply {
        var reply = Reply(body)
        reply.add("X-Total", String(total))
        reply.add("X-Per-Page", String(paging.perPage))
        let address = addresses.base + "/" + request.path.map(PercentEncoding.encode).joined(separator: "/")
        if let links = paging.links(address, request.query, total: total) { reply.add("Link", links) }
        return reply
    }

    private func summary(_ index: Int) -> JSON {
        DemoPhotoPayload(addresses: addresses).summary(photos[index])
    }
}
