import FoundationEssentials
import GalleryCore

/// Sends queries to the MediaWiki API (mediawiki.org/wiki/API:Query).
struct CommonsAPI: Sendable {
    typealias Parameters = [(name: String, value: String)]

    let base: BaseAddress
    let transport: CurlTransport

    /// Requested properties. A request lists at most `maxFiles` files, since the service scales no more per request.
    static let fileProperties: Parameters = [
        ("prop", "imageinfo|coordinates|categories"), ("iiprop", "url|size|mime|timestamp|extmetadata"),
        ("iiurlwidth", "\(CommonsPictureSet.listed)"), ("iiextmetadatalanguage", "en"),
        ("iiextmetadatafilter", CommonsMetadata.names.joined(separator: "|")), ("colimit", "50"),
        ("clshow", "!hidden"), ("cllimit", "500"),
    ]
    static let maxFiles = 50
    private static let mostParts = 3

    /// End of the current backoff.
    var refusal: Date? { transport.refusal(at: base.text) }

    /// Requests files with `fileProperties`. Merges up to `mostParts` replies, as one reply may lack properties.
    func files(_ parameters: Parameters) async throws(CatalogError) -> CommonsReply {
        var whole = try await query(Self.fileProperties + parameters)
        for _ in 1..<Self.mostParts where whole.pages.contains(where: \.isIncomplete) {
            // The next request repeats the query and adds all members of `continue` (mediawiki.org/wiki/API:Continue).
            guard !whole.isBatchComplete, !whole.continuation.isEmpty else { break }
            whole.complete(by: try await query(Self.fileProperties + parameters + whole.continuation))
        }
        return whole
    }

    func query(_ parameters: Parameters) async throws(CatalogError) -> CommonsReply {
        let format = [("action", "query"), ("format", "json"), ("formatversion", "2")]
        let request = HTTPRequest.reply(base.url(["w", "api.php"], format + parameters), reach: base.reach)
        let response = try await transport.data(request)
        do throws(CatalogError) {
            return try await CommonsReplyReader.read(response)
        } catch {
            if case .rateLimited(let moment) = error { transport.hold(request, until: moment) }
            throw error
        }
    }
}
