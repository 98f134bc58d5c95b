import FoundationEssentials
import GalleryCore

enum NASAReplyReader: ReplyReader {
    static var service: ServiceName? { .nasa }

    static func failure(_ response: HTTPResponse, hiding secret: String?, now: Date) -> CatalogError? {
        switch response.status {
        case 200..<300: ResponseFault(body: response.body).map(CatalogError.unreadable)
        case 429: .rateLimited(until: RetryAfter.moment(response.headers["Retry-After"], now: now))
        case 404: .notFound
        case 400..<500: .refused(.service(service, statement(response, hiding: secret)))
        case 500...: .unreadable(.serverError(response.status))
        default: .unreadable(.status(response.status))
        }
    }
}
