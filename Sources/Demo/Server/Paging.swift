import GalleryCore

struct Paging: Equatable, Sendable {
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
