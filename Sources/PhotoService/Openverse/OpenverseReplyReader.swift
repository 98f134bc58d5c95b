import FoundationEssentials
import GalleryCore

enum OpenverseReplyReader: ReplyReader {
    static var service: ServiceName? { .openverse }

    static func failure(_ response: HTTPResponse, hiding secret: String?, now: Date) -> CatalogError? {
        switch response.status {
        case 429: .rateLimited(until: end(of: response, now: now))
        case 403 where ResponseFault(body: response.body) == .webPage: .impossible(.blockedNetwork)
        default: statusFailure(response, hiding: secret, now: now)
        }
    }

    /// End of a limit, from the header or else from a text such as "Expected available in 37 seconds."
    static func end(of response: HTTPResponse, now: Date) -> Date? {
        if let moment = RetryAfter.moment(response.headers["Retry-After"], now: now) { return moment }
        let seconds = error(in: response)?.split(separator: " ").compactMap { Int($0) }.first { $0 >= 0 }
        return RetryAfter.moment(seconds.map(String.init), now: now)
    }
}
