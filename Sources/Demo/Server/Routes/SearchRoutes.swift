struct SearchRoutes: Sendable {
    let lists: DemoPhotoLists

    func photos(_ request: ServiceRequest) throws(ServiceError) -> Reply {
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
}
