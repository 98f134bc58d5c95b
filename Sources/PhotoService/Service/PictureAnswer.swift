import FoundationEssentials
import GalleryCore
import Glibc

enum PictureAnswer {
    static func check(_ response: HTTPResponse) throws(CatalogError) {
        switch response.status {
        case 200: return
        case 404, 410: throw .notFound
        case 429 where !WikimediaHosts.refuseWidth(response):
            throw .rateLimited(until: RetryAfter.moment(response.headers["Retry-After"], now: Date()))
        case 400..<500: throw .refused(.imageHost(status: response.status))
        case let status: throw .unreadable(.imageHost(status: status))
        }
    }

    /// Received picture or, for status 304, the stored one, with updated cache metadata.
    static func reply(
        of response: HTTPResponse, unless stored: FetchedPicture?
    ) throws(CatalogError) -> FetchedPicture {
        if let stored, response.status == 304 {
            let stamp = KeepingHeaders.stamp(response.headers, now: Date(), before: stored.stamp)
            return FetchedPicture(stored.bytes, stamp)
        }
        try check(response)
        guard !response.body.isEmpty else { throw .unreadable(.emptyPicture) }
        return FetchedPicture(response.body, KeepingHeaders.stamp(response.headers, now: Date()))
    }
}
