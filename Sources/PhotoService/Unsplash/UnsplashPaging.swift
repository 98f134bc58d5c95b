import GalleryCore

/// How many photos a list has, and whether there are more: told in the body, in headers, or not at all.
struct UnsplashPaging {
    /// What was asked for.
    let request: PageRequest
    /// How many items the page had before anything was left out.
    let itemCount: Int
    /// `total` of a search.
    var bodyTotal: Int?
    /// `total_pages` of a search.
    var pageCount: Int?
    /// Header fields of the answer.
    let headers: HTTPHeaders

    var total: Int? {
        bodyTotal ?? headers["X-Total"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
    }

    /// A short page is not the end, since services filter after cutting pages; an empty one is, whatever the
    /// headers claim.
    var hasMore: Bool {
        guard itemCount > 0 else { return false }
        if let link = headers["Link"] { return LinkHeader.hasNext(link) }
        if let pageCount { return request.number < pageCount }
        if let total { return request.number * request.size < total }
        return true
    }
}

/// The `Link` header (RFC 8288): `<address>; rel="next", <address>; rel="last"`.
enum LinkHeader {
    /// Whether the header offers a next page.
    static func hasNext(_ value: String) -> Bool {
        // What stands between < and > is an address and may hold any of the other signs.
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

/// `X-Ratelimit-Limit` and `X-Ratelimit-Remaining`. A hint: answers out of a cache carry old ones.
enum RateHeaders {
    /// Nil when they are missing or cannot be true.
    static func budget(_ headers: HTTPHeaders) -> RateBudget? {
        guard let limit = headers["X-Ratelimit-Limit"].flatMap({ Int($0) }),
            let remaining = headers["X-Ratelimit-Remaining"].flatMap({ Int($0) }),
            1...1_000_000 ~= limit, 0...limit ~= remaining
        else { return nil }
        return RateBudget(limit: limit, remaining: remaining)
    }
}
