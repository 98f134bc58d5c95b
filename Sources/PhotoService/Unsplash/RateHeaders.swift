import GalleryCore

/// `X-Ratelimit-Limit` and `X-Ratelimit-Remaining`. Approximate: cached responses have outdated values.
enum RateHeaders {
    static func budget(_ headers: HTTPHeaders) -> RateBudget? {
        guard let limit = headers["X-Ratelimit-Limit"].flatMap({ Int($0) }),
            let remaining = headers["X-Ratelimit-Remaining"].flatMap({ Int($0) }),
            1...1_000_000 ~= limit, 0...limit ~= remaining
        else { return nil }
        return RateBudget(limit: limit, remaining: remaining)
    }
}
