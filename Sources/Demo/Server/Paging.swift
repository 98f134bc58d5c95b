/// Which part of a list is asked for.
struct Paging: Equatable, Sendable {
    /// 1-based.
    let page: Int
    /// 1 to 30.
    let perPage: Int

    init(_ parameters: Parameters) throws(ServiceError) {
        page = try parameters.number("page", or: 1, in: 1...1_000_000_000)
        // More than the service gives is cut down, not refused.
        perPage = min(30, try parameters.number("per_page", or: 10, in: 1...1_000_000))
    }

    /// Positions of the page within a list of `total`; empty behind the end.
    func positions(of total: Int) -> Range<Int> {
        let start = min(total, (page - 1) * perPage)
        return start..<min(total, start + perPage)
    }

    func pages(of total: Int) -> Int { (total + perPage - 1) / perPage }

    /// The `Link` header's value (RFC 8288), or nil when there is nowhere to go.
    func links(_ address: String, _ query: [(name: String, value: String)], total: Int) -> String? {
        let last = max(1, pages(of: total))
        var links: [(String, Int)] = []
        if page > 1 { links += [("first", 1), ("prev", min(page - 1, last))] }
        if page < last { links += [("last", last), ("next", page + 1)] }
        guard !links.isEmpty else { return nil }
        let kept = query.filter { $0.name != "page" && $0.name != "per_page" && $0.name != "client_id" }
        let prefix = kept.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))&" }
        return links.map { relation, page in
            "<\(address)?\(prefix.joined())page=\(page)&per_page=\(perPage)>; rel=\"\(relation)\""
        }.joined(separator: ", ")
    }
}
