/// Lists of photos as JSON of the service, with paging headers.
struct DemoPhotoLists: Sendable {
    let photos: DemoPhotoCollection
    let addresses: Addresses
    private let colors = ColorTable()

    init(photos: DemoPhotoCollection, addresses: Addresses) {
        self.photos = photos
        self.addresses = addresses
    }

    func found(_ search: PhotoSearch) -> [Int] { search.results(in: photos, colors: colors) }

    /// Page of all photos.
    func everything(_ request: ServiceRequest) throws(ServiceError) -> Reply {
        let paging = try Paging(request.parameters)
        let summaries = paging.positions(of: photos.count).map(summary)
        return paged(.array(summaries), request, paging, total: photos.count)
    }

    /// Page of the photos with the given indices.
    func list(_ indexes: [Int], _ request: ServiceRequest) throws(ServiceError) -> Reply {
        let paging = try Paging(request.parameters)
        let summaries = paging.positions(of: indexes.count).map { summary(indexes[$0]) }
        return paged(.array(summaries), request, paging, total: indexes.count)
    }

    /// Page of a search result, with totals in the body.
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

    /// Adds paging headers to a list.
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
