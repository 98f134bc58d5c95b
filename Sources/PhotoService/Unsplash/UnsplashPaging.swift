import GalleryCore

/// Total of a list, and whether further pages follow, from the body or headers of a reply.
struct UnsplashPaging {
    let request: PageRequest
    /// Number of items that the service sent, before any are omitted.
    let itemCount: Int
    var bodyTotal: Int?
    var pageCount: Int?
    let headers: HTTPHeaders

    var total: Int? {
        bodyTotal ?? headers["X-Total"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
    }

    /// Pages may be short, as services filter after paging. An empty page is always the end, regardless of the headers.
    var hasMore: Bool {
        guard itemCount > 0 else { return false }
        if let link = headers["Link"] { return LinkHeader.hasNext(link) }
        if let pageCount { return request.number < pageCount }
        if let total { return request.number * request.size < total }
        return true
    }
}

/// `Link` header (RFC 8288): `<address>; rel="next", <address>; rel="last"`.
enum LinkHeader {
    static func hasNext(_ value: String) -> Bool {
        // Skips addresses between < and >, which may contain separators.
        var parameters = ""
        var isAddress = false
        for character in value {
            if character == "<" { isAddress = true }
            if !isAddress { parameters.append(character == "," ? ";" : character) }
            if character == ">" { isAddress = false }
        }
        return parameters.lowercased().split(separator: ";").contains { parameter in
            let pair = parameter.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].split(whereSeparator: \.isWhitespace) == ["rel"] else {
                return false
            }
            return pair[1].split { $0.isWhitespace || $0 == "\"" }.contains("next")
        }
    }
}
