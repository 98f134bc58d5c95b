import FoundationEssentials
import GalleryCore

/// Sends requests to one base address, within the reported limits.
final class OpenverseAPI: Sendable {
    private static let grantTimeout = Duration.seconds(2)

    let base: BaseAddress
    let limits = OpenverseLimits()
    private let access: OpenverseAccess?
    private let transport: CurlTransport

    init(
        base: BaseAddress, credentials: OpenverseCredentials?, transport: CurlTransport,
        now: @escaping @Sendable () -> Date
    ) {
        self.base = base
        self.transport = transport
        access = credentials.map {
            OpenverseAccess(base: base, credentials: $0, transport: transport, now: now)
        }
    }

    /// Decodes the reply at a path. Appends the trailing slash that the service requires.
    func get<Value: Decodable & Sendable>(
        _ type: Value.Type, _ path: [String], _ query: [(name: String, value: String)] = []
    ) async throws(CatalogError) -> Value {
        // Empty segments, "." and ".." would select another route.
        guard !path.contains(where: { ["", ".", ".."].contains($0) }) else { throw .notFound }
        let url = base.url(path + [""], query)
        let response = try await authorized { authorization throws(CatalogError) in
            // Without this header the service returns HTML.
            let request = HTTPRequest.reply(
                url, authorization: authorization, headers: ["Accept": "application/json"], reach: base.reach)
            try limits.admit(.reply, now: Date())
            return (request, try await transport.data(request))
        }
        do throws(CatalogError) {
            return try await OpenverseReplyReader.read(
                type, from: response.answer, hiding: response.token, now: Date())
        } catch {
            // The transport reads only the headers, but the end of the limit may be stated in the body.
            if case .rateLimited(let moment) = error { transport.hold(response.request, until: moment) }
            throw error
        }
    }

    /// Requests the application's limits with the token, in at most 2 seconds. `nil` if there are no credentials or the
    /// request fails. The service limits these requests separately.
    func grant() async -> RequestGrant? {
        await withTaskGroup(of: RequestGrant?.self) { group in
            group.addTask { await self.requestedGrant() }
            group.addTask {
                try? await Task.sleep(for: Self.grantTimeout)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    private func requestedGrant() async -> RequestGrant? {
        guard let token = try? await access?.token() else { return nil }
        var request = HTTPRequest.reply(
            base.url(["rate_limit", ""]), authorization: "Bearer \(token)",
            headers: ["Accept": "application/json"], reach: base.reach)
        request.deadlines = .check
        guard transport.refusal(at: request.url) == nil,
            let response = try? await transport.once(request)
        else { return nil }
        let grant = try? await OpenverseReplyReader.read(
            OpenverseGrantPayload.self, from: response, hiding: token, now: Date())
        return grant?.grant
    }

    func picture(_ path: String, unless stored: FetchedPicture?) async throws(CatalogError) -> HTTPResponse {
        try await authorized { authorization throws(CatalogError) in
            var request = HTTPRequest.picture(base.text + path, reach: base.reach, unless: stored)
            request.authorization = authorization
            try limits.admit(.thumbnail, now: Date())
            return (request, try await transport.data(request))
        }.answer
    }

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

    /// Sends a request with the token, if available; renews a rejected token once.
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
