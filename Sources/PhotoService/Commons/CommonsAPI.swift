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
        ("iiextmetadatafilter", CommonsMetadata.names.joined(separator: "|")), ("colimit", "500"),
        ("clprop", "hidden"), ("cllimit", "500"),
    ]
    /// Requests texts in all languages. Another `iiextmetadatalanguage` would also translate the names of licenses and
    /// the words for unknown authors.
    static let allLanguages: Parameters = [("iiextmetadatamultilang", "1")]
    static let maxFiles = 50
    /// Maximum number of replies for one list of files; enough for 100 categories of each file.
    private static let maxParts = 10

    /// End of the current backoff.
    var refusal: Date? { transport.refusal(at: base.text) }

    /// Requests files with `fileProperties`. Merges up to `maxParts` replies, as one reply lists at most 500 categories
    /// of all files together.
    func files(_ parameters: Parameters) async throws(CatalogError) -> CommonsReply {
        let asked = Self.fileProperties + parameters
        var merged = try await query(asked)
        for _ in 1..<Self.maxParts {
            // The next request repeats the query with all members of `continue` (mediawiki.org/wiki/API:Continue).
            guard let next = merged.nextPart else { break }
            let names = Set(next.map(\.name))
            merged.merge(try await query(asked.filter { !names.contains($0.name) } + next))
        }
        return merged
    }

    func query(_ parameters: Parameters) async throws(CatalogError) -> CommonsReply {
        try await query(CommonsReply.self, parameters, at: base)
    }

    /// Name without namespace of a file of Commons that a Wikipedia shows. Throws `.notFound` for an unknown file, and
    /// `.refused(.fileOfOtherWiki)` for a file of its own.
    func sharedFile(_ title: String, on language: String) async throws(CatalogError) -> String {
        let host = "\(language).wikipedia.org"
        // A base address on this computer has the wikis in folders.
        let wiki = try BaseAddress(base.isLoopback ? "\(base.text)/\(host)" : "https://\(host)")
        let parameters = [
            ("prop", "imageinfo"), ("iiprop", "timestamp"), ("titles", title), ("redirects", "1"),
        ]
        let reply = try await query(WikiFileReply.self, parameters, at: wiki)
        switch reply.repository {
        case .local: throw .refused(.fileOfOtherWiki(host))
        case .shared:
            guard let name = reply.title?.split(separator: ":", maxSplits: 1).last else { throw .notFound }
            return String(name)
        case nil: throw .notFound
        }
    }

    private func query<Reply: WikiReply>(
        _: Reply.Type, _ parameters: Parameters, at base: BaseAddress
    ) async throws(CatalogError) -> Reply {
        let format = [("action", "query"), ("format", "json"), ("formatversion", "2")]
        let request = HTTPRequest.reply(base.url(["w", "api.php"], format + parameters), reach: base.reach)
        let response = try await transport.data(request)
        do throws(CatalogError) {
            return try await CommonsReplyReader.read(Reply.self, from: response)
        } catch {
            if case .rateLimited(let moment) = error { transport.hold(request, until: moment) }
            throw error
        }
    }
}
