import FoundationEssentials
import GalleryCore

enum UnsplashReplyReader: ReplyReader {
    static var service: ServiceName? { nil }

    static func failure(_ response: HTTPResponse, hiding secret: String?, now: Date) -> CatalogError? {
        // An exceeded limit may also be reported as 403 or 200 with plain text that is declared as JSON.
        let start = String(decoding: response.body.prefix(100), as: UTF8.self).lowercased()
        let isLimit = start.contains("rate limit exceeded") && !start.hasPrefix("{")
        if isLimit, [200, 403].contains(response.status) {
            return .rateLimited(until: RetryAfter.moment(response.headers["Retry-After"], now: now))
        }
        switch response.status {
        case 401: return .unauthorized
        case 410: return .impossible(.spam)
        default: return statusFailure(response, hiding: secret, now: now)
        }
    }
}
