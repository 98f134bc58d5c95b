import FoundationEssentials
import GalleryCore

enum UnsplashReplyReader: ReplyReader {
    static var service: ServiceName? { nil }

    static func failure(_ response: HTTPResponse, hiding secret: String?, now: Date) -> CatalogError? {
        // An exceeded limit may also be reported as 403 or 200 with plain text that is declared as JSON.
        let start = String(decoding: response.body.prefix(100), as: UTF8.self).lowercased()
        let isLimit = start.contains("rate limit exceeded") && !start.hasPrefix("{")
        switch response.status {
        case _ where response.status == 429 || (isLimit && [200, 403].contains(response.status)):
            return .rateLimited(until: RetryAfter.moment(response.headers["Retry-After"], now: now))
        case 200..<300: return ResponseFault(body: response.body).map(CatalogError.unreadable)
        case 401: return .unauthorized
        case 404: return .notFound
        case 410: return .impossible(.spam)
        case 400..<500: return .refused(.service(service, statement(response, hiding: secret)))
        case 500...: return .unreadable(.serverError(response.status))
        default: return .unreadable(.status(response.status))
        }
    }
}
