import FoundationEssentials
import GalleryCore

/// Sends requests to one base address, within the reported limits.
final class OpenverseAPI: Sendable {
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
        let request = HTTPRequest.reply(base.url(path + [""], query), reach: base.reach)
        let (response, token) = try await authorized(request, .reply, transport.data)
        do throws(CatalogError) {
            return try await OpenverseReplyReader.read(type, from: response, hiding: token, now: Date())
        } catch {
            // The transport reads only the headers, but the end of the limit may be stated in the body.
            if case .rateLimited(let moment) = error { transport.hold(request, until: moment) }
            throw error
        }
    }

    /// Requests the application's limits with the token, until `timeout` returns. `nil` if there are no credentials or
    /// the request fails. The service limits these requests separately.
    func grant(
        timeout: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(2)) }
    ) async -> RequestGrant? {
        await withTaskGroup(of: RequestGrant?.self) { group in
            group.addTask { await self.requestedGrant() }
            group.addTask {
                await timeout()
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    private func requestedGrant() async -> RequestGrant? {
        guard let token = try? await access?.token() else { return nil }
        var request = HTTPRequest.reply(
            base.url(["rate_limit", ""]), authorization: "Bearer \(token)", reach: base.reach)
        request.deadlines = .check
        guard transport.refusal(at: request.url) == nil,
            let response = try? await transport.once(request)
        else { return nil }
        let grant = try? await OpenverseReplyReader.read(
            OpenverseGrantPayload.self, from: response, hiding: token, now: Date())
        return grant?.grant
    }

    func picture(_ path: String, unless stored: FetchedPicture?) async throws(CatalogError) -> HTTPResponse {
        let request = HTTPRequest.picture(base.text + path, reach: base.reach, unless: stored)
        return try await authorized(request, .thumbnail, transport.data).answer
    }

    func download(
        _ path: String, into file: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) -> HTTPResponse {
        let request = HTTPRequest.file(base.text + path, reach: base.reach)
        return try await authorized(request, .thumbnail) { request throws(CatalogError) in
            try await transport.download(request, into: file, progress: progress)
        }.answer
    }

    /// Sends a request with the token, if available; renews a rejected token once.
    private func authorized(
        _ request: HTTPRequest, _ kind: OpenverseLimits.Kind,
        _ send: (HTTPRequest) async throws(CatalogError) -> HTTPResponse
    ) async throws(CatalogError) -> (answer: HTTPResponse, token: String?) {
        func answer(_ token: String?) async throws(CatalogError) -> HTTPResponse {
            var request = request
            request.authorization = token.map { "Bearer \($0)" }
            try limits.admit(kind, now: Date())
            return try await send(request)
        }
        var token = try await access?.token()
        var response = try await answer(token)
        if let stale = token, let access, response.status == 401 {
            access.reject(stale)
            token = try await access.token()
            response = try await answer(token)
            if let token, response.status == 401 {
                access.reject(token)
                access.rest()
            }
        }
        limits.update(from: response.headers, now: Date())
        return (response, token)
    }
}

/// Reply of `GET /rate_limit/`.
private struct OpenverseGrantPayload: Decodable, Sendable {
    let grant: RequestGrant

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        grant = RequestGrant(
            service: .openverse, model: try fields.nonempty("rate_limit_model").shortName,
            isVerified: fields.flag("verified"), thisMinute: fields.count("requests_this_minute"),
            today: fields.count("requests_today"))
    }
}
