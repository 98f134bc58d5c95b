import FoundationEssentials
import GalleryCore

/// Requests to one base address, within the limits the service states.
final class OpenverseAPI: Sendable {
    let base: BaseAddress
    let limits = OpenverseLimits()
    private let access: OpenverseAccess?
    private let transport: CurlTransport

    /// Without `credentials` requests are anonymous.
    init(
        base: BaseAddress, credentials: OpenverseCredentials?, transport: CurlTransport,
        now: @escaping @Sendable () -> Date
    ) {
        (self.base, self.transport) = (base, transport)
        access = credentials.map {
            OpenverseAccess(base: base, credentials: $0, transport: transport, now: now)
        }
    }

    /// The value at a path, which gets the slash at its end that the service wants.
    func get<Value: Decodable & Sendable>(
        _ type: Value.Type, _ path: [String], _ query: [(name: String, value: String)] = []
    ) async throws(CatalogError) -> Value {
        // An empty segment would name another route, and "." or ".." be resolved into one.
        guard !path.contains(where: { ["", ".", ".."].contains($0) }) else { throw .notFound }
        let url = base.url(path + [""], query)
        let response = try await authorized { authorization throws(CatalogError) in
            // Without this header the service shows its pages for browsers.
            let request = HTTPRequest.reply(
                url, authorization: authorization, headers: ["Accept": "application/json"], reach: base.reach)
            try limits.admit(.reply, now: Date())
            return (request, try await transport.data(request))
        }
        do throws(CatalogError) {
            return try await OpenverseReplyReader.read(
                type, from: response.answer, hiding: response.token, now: Date())
        } catch {
            // Until when, only the text of the answer may tell.
            if case .rateLimited(let moment) = error { transport.hold(response.request, until: moment) }
            throw error
        }
    }

    /// The bytes at a path of the service itself.
    func picture(_ path: String, unless known: FetchedPicture?) async throws(CatalogError) -> HTTPResponse {
        try await authorized { authorization throws(CatalogError) in
            var request = HTTPRequest.picture(base.text + path, reach: base.reach, unless: known)
            request.authorization = authorization
            try limits.admit(.thumbnail, now: Date())
            return (request, try await transport.data(request))
        }.answer
    }

    /// The bytes at a path of the service itself, into a file.
    func download(
        _ path: String, into file: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) -> HTTPResponse {
        try await authorized { authorization throws(CatalogError) in
            var request = HTTPRequest.file(base.text + path, reach: base.reach)
            request.authorization = authorization
            try limits.admit(.thumbnail, now: Date())
            return (request, try await transport.download(request, into: file, progress: progress))
        }.answer
    }

    /// Asks with the token, if there is one to be had; a token that is not taken is renewed once.
    private func authorized(
        _ ask: (String?) async throws(CatalogError) -> (request: HTTPRequest, answer: HTTPResponse)
    ) async throws(CatalogError) -> (request: HTTPRequest, answer: HTTPResponse, token: String?) {
        var token = try await access?.token()
        var result = try await ask(token.map { "Bearer \($0)" })
        if let stale = token, let access, result.answer.status == 401 {
            access.reject(stale)
            token = try await access.token()
            result = try await ask(token.map { "Bearer \($0)" })
            if let token, result.answer.status == 401 {
                access.reject(token)
                access.rest()
            }
        }
        limits.hear(result.answer.headers, now: Date())
        return (result.request, result.answer, token)
    }
}
