import FoundationEssentials
import GalleryCore

enum OpenverseReplyReader: ReplyReader {
    static var service: ServiceName? { .openverse }

    static func failure(_ response: HTTPResponse, hiding secret: String?, now: Date) -> CatalogError? {
        let fault = ResponseFault(body: response.body)
        switch response.status {
        case 429: return .rateLimited(until: end(of: response, now: now))
        case 200..<300: return fault.map(CatalogError.unreadable)
        case 403 where fault == .webPage: return .impossible(.blockedNetwork)
        case 404: return .notFound
        case 400..<500: return .refused(.service(service, statement(response, hiding: secret)))
        case 500...: return .unreadable(.serverError(response.status))
        default: return .unreadable(.status(response.status))
        }
    }

    /// End of a limit, from the header or else from a text such as "Expected available in 37 seconds."
    static func end(of response: HTTPResponse, now: Date) -> Date? {
        if let moment = RetryAfter.moment(response.headers["Retry-After"], now: now) { return moment }
        let seconds = error(in: response)?.split(separator: " ").compactMap { Int($0) }.first { $0 >= 0 }
        return RetryAfter.moment(seconds.map(String.init), now: now)
    }
}
