import GalleryCore

/// Total and further pages of a list, by body or headers.
struct UnsplashPaging {
    let request: PageRequest
    /// Items on the page before filtering.
    let itemCount: Int
    /// `total` of a search.
    var bodyTotal: Int?
    /// `total_pages` of a search.
    var pageCount: Int?
    let headers: HTTPHeaders

    var total: Int? {
        bodyTotal ?? headers["X-Total"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
    }

    /// Pages may be short, as services filter after paging. Only an empty page is the end, regardless of the headers.
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
        // Addresses between < and > may contain separators.
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

/// `X-Ratelimit-Limit` and `X-Ratelimit-Remaining`. Approximate: cached responses have outdated values.
enum RateHeaders {
    /// `nil` if missing or invalid.
    static func budget(_ headers: HTTPHeaders) -> RateBudget? {
        guard let limit = headers["X-Ratelimit-Limit"].flatMap({ Int($0) }),
            let remaining = headers["X-Ratelimit-Remaining"].flatMap({ Int($0) }),
            1...1_000_000 ~= limit, 0...limit ~= remaining
        else { return nil }
        return RateBudget(limit: limit, remaining: remaining)
    }
}
