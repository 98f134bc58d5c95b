extension Routes {
    func photos(_ request: ServiceRequest) throws(ServiceError) -> Reply {
        try lists.list(0..<lists.photos.count, request)
    }

    func searchPhotos(_ request: ServiceRequest) throws(ServiceError) -> Reply {
        guard let words = request.parameters["query"] else { throw .invalid("query is missing") }
        var search = PhotoSearch()
        search.words = words
        search.orientation = try request.parameters.choice("orientation", of: Orientation.self)
        search.color = try request.parameters.choice("color", of: ColorWord.self)
        search.order = try request.parameters.choice("order_by", of: PhotoSearch.Order.self) ?? .relevant
        // A query without word stems, such as "?!", has no results.
        let indexes = WordStem.stems(in: words).isEmpty ? [] : lists.found(search)
        return try lists.page(of: indexes, request, isSearch: true, lists.summary)
    }

    func photo(_ slug: String) throws(ServiceError) -> Reply { Reply(payload.full(try photo(named: slug))) }

    func download(_ slug: String) throws(ServiceError) -> Reply {
        Reply(["url": .string(payload.file(try photo(named: slug)))])
    }

    func statistics(_ slug: String, _ request: ServiceRequest) throws(ServiceError) -> Reply {
        let days = try request.parameters.number("quantity", or: 30, in: 1...30)
        return Reply(DemoStatisticsPayload().json(try photo(named: slug), days: days))
    }

    /// One photo as an object or, with `count`, an array of distinct photos.
    func randomPhotos(_ request: ServiceRequest) throws(ServiceError) -> Reply {
        let count = try request.parameters.number("count", or: 1, in: 1...30)
        var search = PhotoSearch()
        search.words = request.parameters["query"] ?? ""
        search.orientation = try request.parameters.choice("orientation", of: Orientation.self)
        let picked =
            search.words.isEmpty && search.orientation == nil
            ? sample(count, from: 0..<lists.photos.count) : sample(count, from: lists.found(search))
        guard let first = picked.first else { throw .noPhotosFound }
        guard request.parameters["count"] != nil else { return Reply(payload.full(lists.photos[first])) }
        return Reply(.array(picked.map { payload.full(lists.photos[$0]) }))
    }

    private func sample(_ count: Int, from indexes: some RandomAccessCollection<Int>) -> [Int] {
        var sample: Set<Int> = []
        while sample.count < min(count, indexes.count), let index = indexes.randomElement() {
            sample.insert(index)
        }
        return Array(sample)
    }

    func photo(named slug: String) throws(ServiceError) -> DemoPhoto {
        guard let photo = lists.photos.photo(named: slug) else { throw .photoNotFound }
        return photo
    }

    private var payload: DemoPhotoPayload { DemoPhotoPayload(addresses: lists.addresses) }
}
