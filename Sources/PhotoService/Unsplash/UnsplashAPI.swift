import FoundationEssentials
import GalleryCore
import Synchronization

/// Authenticated requests to one base address, with the last reported request limit.
final class UnsplashAPI: Sendable {
    let base: BaseAddress
    private let key: String
    private let token: String?
    private let transport: CurlTransport
    private let lastBudget = Mutex<RateBudget?>(nil)

    init(base: BaseAddress, key: String, token: String? = nil, transport: CurlTransport) throws(CatalogError)
    {
        guard key.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw .misconfigured(.malformedKey(.unsplash))
        }
        self.base = base
        self.key = key
        self.token = token
        self.transport = transport
    }

    /// Last reported limit; during a backoff, with its end and no remaining requests.
    var budget: RateBudget? {
        let last = lastBudget.withLock { $0 }
        guard let end = transport.refusal(at: base.text) else { return last }
        return RateBudget(limit: last?.limit ?? 0, remaining: 0, refusedUntil: end)
    }

    func get<Value: Decodable & Sendable>(
        _ type: Value.Type, _ path: [String], _ query: [(name: String, value: String)] = []
    ) async throws(CatalogError) -> (value: Value, headers: HTTPHeaders) {
        // Empty segments, "." and ".." would select another route.
        guard !path.contains(where: { ["", ".", ".."].contains($0) }) else { throw .notFound }
        let request = request(base.url(path, query))
        let response = try await data(request)
        do throws(CatalogError) {
            return (
                try await UnsplashReplyReader.read(type, from: response, hiding: token ?? key),
                response.headers
            )
        } catch {
            if case .rateLimited(let moment) = error { transport.hold(request, until: moment) }
            throw error
        }
    }

    /// Sends a modifying request once, without redirects: a POST without body, or a DELETE.
    func send(_ path: [String], isDeletion: Bool) async throws(CatalogError) -> HTTPResponse {
        guard !path.contains(where: { ["", ".", ".."].contains($0) }) else { throw .notFound }
        var request = request(base.url(path))
        request.body = isDeletion ? nil : []
        request.isDeletion = isDeletion
        request.isRepeatable = false
        request.isAwaited = false
        request.followsRedirects = false
        let response = try await data(request)
        let failure = UnsplashReplyReader.failure(response, hiding: token ?? key, now: Date())
        if case .rateLimited(let moment) = failure { transport.hold(request, until: moment) }
        return response
    }

    /// Requests a path once and ignores the reply, except for the reported request limit.
    func report(_ path: String) async throws(CatalogError) {
        let response = try await data(reportRequest(path))
        guard response.status != 429 else { throw .rateLimited(until: nil) }
    }

    /// Requests a path in the background, ignoring reply and errors.
    func beginReport(_ path: String) -> Task<Void, Never> {
        let request = reportRequest(path)
        return transport.reports.begin { [transport] in _ = try? await transport.data(request) }
    }

    private func data(_ request: HTTPRequest) async throws(CatalogError) -> HTTPResponse {
        let response = try await transport.data(request)
        if let budget = RateHeaders.budget(response.headers) { lastBudget.withLock { $0 = budget } }
        return response
    }

    private func reportRequest(_ path: String) -> HTTPRequest {
        var request = request(base.text + path)
        request.deadlines = .report
        request.isRepeatable = false
        request.isAwaited = false
        return request
    }

    private func request(_ url: String) -> HTTPRequest {
        .reply(
            url, authorization: token.map { "Bearer \($0)" } ?? (key.isEmpty ? nil : "Client-ID \(key)"),
            headers: ["Accept": "application/json", "Accept-Version": "v1"], reach: base.reach)
    }
}

/// `X-Ratelimit-Limit` and `X-Ratelimit-Remaining`. Approximate: cached responses have outdated values.
enum RateHeaders {
    static func budget(_ headers: HTTPHeaders) -> RateBudget? {
        guard let limit = headers["X-Ratelimit-Limit"].flatMap({ Int($0) }),
            let remaining = headers["X-Ratelimit-Remaining"].flatMap({ Int($0) }),
            1...1_000_000 ~= limit, 0...limit ~= remaining
        else { return nil }
        return RateBudget(limit: limit, remaining: remaining)
    }
}
