import FoundationEssentials
import GalleryCore

/// Reads a whole answer: the value promised, or what went wrong.
enum UnsplashReplyReader {
    /// Decodes off the caller's actor: a page of photos takes about a millisecond. `key` is taken out of what the
    /// service says.
    @concurrent
    static func read<Value: Decodable & Sendable>(
        _: Value.Type, from response: HTTPResponse, hiding key: String, now: Date = Date()
    ) async throws(CatalogError) -> Value {
        if let failure = failure(response, hiding: key, now: now) { throw failure }
        let body = Data(response.body)
        if let value = try? JSONDecoder().decode(Value.self, from: body) { return value }
        if let error = try? JSONDecoder().decode(ErrorPayload.self, from: body) {
            throw .refused(.service(nil, .message(error.sentence.said(hiding: key))))
        }
        throw .unreadable(.unexpected)
    }

    /// What an answer says by its status and its first bytes; nil when the body is worth decoding.
    static func failure(_ response: HTTPResponse, hiding key: String, now: Date) -> CatalogError? {
        // Over the limit the service answers 403 with this text, under a header that claims JSON.
        let start = String(decoding: response.body.prefix(100), as: UTF8.self).lowercased()
        let isLimit = start.contains("rate limit exceeded") && !start.hasPrefix("{")
        switch response.status {
        case _ where response.status == 429 || (isLimit && [200, 403].contains(response.status)):
            return .rateLimited(until: RetryAfter.moment(response.headers["Retry-After"], now: now))
        case 200..<300: return unreadable(start)
        case 401: return .unauthorized
        case 404: return .notFound
        case 410: return .impossible(.spam)
        case 400..<500: return .refused(.service(nil, statement(response, hiding: key)))
        case 500...: return .unreadable(.serverError(response.status))
        default: return .unreadable(.status(response.status))
        }
    }

    private static func unreadable(_ start: String) -> CatalogError? {
        switch start.first(where: { !$0.isWhitespace }) {
        case nil: .unreadable(.empty)
        case "<": .unreadable(.webPage)
        case _: nil
        }
    }

    private static func statement(_ response: HTTPResponse, hiding key: String) -> ServiceStatement {
        let error = try? JSONDecoder().decode(ErrorPayload.self, from: Data(response.body))
        return error.map { .message($0.sentence.said(hiding: key)) } ?? .status(response.status)
    }
}
