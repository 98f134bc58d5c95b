struct PhotoRoutes: Sendable {
    let lists: DemoPhotoLists

    func list(_ request: ServiceRequest) throws(ServiceError) -> Reply {
        try lists.list(0..<lists.photos.count, request)
    }

    func photo(_ slug: String) throws(ServiceError) -> Reply { Reply(payload.full(try found(slug))) }

    func download(_ slug: String) throws(ServiceError) -> Reply {
        Reply(["url": .string(payload.file(try found(slug)))])
    }

    func statistics(_ slug: String, _ request: ServiceRequest) throws(ServiceError) -> Reply {
        let days = try request.parameters.number("quantity", or: 30, in: 1...30)
        return Reply(DemoStatisticsPayload().json(try found(slug), days: days))
    }

    /// One photo as an object or, with `count`, an array of distinct photos.
    func random(_ request: ServiceRequest) throws(ServiceError) -> Reply {
        let count = try request.parameters.number("count", or: 1, in: 1...30)
        var search = PhotoSearch()
        search.words = request.parameters["query"] ?? ""
        search.orientation = try request.parameters.choice("orientation", of: Orientation.self)
        let picked =
            search.words.isEmpty && search.orientation == nil
            ? sample(count, of: lists.photos.count) { $0 } : sample(count, from: lists.found(search))
        guard let first = picked.first else { throw .noPhotosFound }
        guard request.parameters["count"] != nil else { return Reply(payload.full(lists.photos[first])) }
        return Reply(.array(picked.map { payload.full(lists.photos[$0]) }))
    }

    private func sample(_ count: Int, from indexes: [Int]) -> [Int] {
        sample(count, of: indexes.count) { indexes[$0] }
    }

    private func sample(_ count: Int, of total: Int, _ element: (Int) -> Int) -> [Int] {
        var positions: Set<Int> = []
        while positions.count < min(count, total) { positions.insert(Int.random(in: 0..<total)) }
        return positions.map(element)
    }

    private func found(_ slug: String) throws(ServiceError) -> DemoPhoto {
        guard let photo = lists.photos.photo(named: slug) else { throw .photoNotFound }
        return photo
    }

    private var payload: DemoPhotoPayload { DemoPhotoPayload(addresses: lists.addresses) }
}
