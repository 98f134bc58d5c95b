import FoundationEssentials
import GalleryCore

package enum CommonsReplyReader {
    /// Wait in seconds if the database lags, as the API's documentation suggests, or is read-only.
    private static let lag: TimeInterval = 5

    /// Runs off the caller's actor: decoding a page takes about a millisecond.
    @concurrent
    static func read<Reply: WikiReply>(
        _: Reply.Type = CommonsReply.self, from response: HTTPResponse, now: Date = Date()
    ) async throws(CatalogError) -> Reply {
        let end = RetryAfter.moment(response.headers["Retry-After"], now: now)
        if response.status == 429 { throw .rateLimited(until: end) }
        let reply = await BoundedJSON.decode(Reply.self, from: response.body[...])
        if Task.isCancelled { throw .cancelled }
        // Checked before the status, since most errors have status 200.
        if let failure = reply?.failure { throw error(failure, until: end, now: now) }
        switch response.status {
        case 200..<300: break
        case 400..<500: throw .refused(.service(.commons, .status(response.status)))
        case 500...: throw .unreadable(.serverError(response.status))
        default: throw .unreadable(.status(response.status))
        }
        guard let reply, reply.isQuery else {
            throw .unreadable(ResponseFault(body: response.body) ?? .unexpected)
        }
        return reply
    }

    /// Maps the codes of mediawiki.org/wiki/API:Errors_and_warnings.
    private static func error(_ failure: WikiFailure, until end: Date?, now: Date) -> CatalogError {
        switch failure.code {
        case "ratelimited": .rateLimited(until: end)
        case "maxlag", "readonly": .unavailable(until: end ?? now.addingTimeInterval(lag))
        case "missingtitle", "nosuchpageid", "invalidtitle": .notFound
        default: .refused(.service(.commons, .message(failure.info.said(hiding: nil))))
        }
    }
}
