import GalleryCore

/// Calls API methods with an application key, or signed for an account. Unsigned calls carry the key in the URL;
/// therefore redirects are not followed, and no message contains the URL.
final class FlickrAPI: Sendable {
    let base: BaseAddress
    private let key: String
    private let signer: OAuth1Signer?
    private let transport: CurlTransport
    private let policy: RetryPolicy

    init(
        base: BaseAddress, key: String, signer: OAuth1Signer? = nil, transport: CurlTransport,
        policy: RetryPolicy
    ) throws(CatalogError) {
        guard !key.isEmpty, key.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw .misconfigured(.malformedKey(.flickr))
        }
        self.base = base
        self.key = key
        self.signer = signer
        self.transport = transport
        self.policy = policy
    }

    /// Calls a method, such as `photos.search`. Retries temporary failures.
    func call<Value: Decodable & Sendable>(
        _ type: Value.Type, _ method: String, _ parameters: [(name: String, value: String)] = []
    ) async throws(CatalogError) -> Value {
        let query =
            [("method", "flickr." + method)] + (signer == nil ? [("api_key", key)] : [])
            + [("format", "json"), ("nojsoncallback", "1")] + parameters
        let path = ["services", "rest", ""]
        var request = HTTPRequest.reply(base.url(path, query), reach: base.reach)
        request.followsRedirects = false
        for attempt in 0...policy.repeats {
            if let signer {
                // The service rejects a reused signature, so `transport` must not repeat the request.
                request.authorization = signer.authorization("GET", base.url(path), query)
                request.isRepeatable = false
            }
            let response = try await transport.data(request)
            switch try await FlickrReplyReader.read(type, from: response) {
            case .success(let value): return value
            case .failure(let failure) where failure.isTransient && attempt < policy.repeats:
                do { try await Task.sleep(for: policy.pause(attempt)) } catch { throw .cancelled }
            case .failure(let failure):
                let error = FlickrReplyReader.error(failure, of: method, hiding: key)
                if case .rateLimited(let moment) = error { transport.hold(request, until: moment) }
                throw error
            }
        }
        throw .timedOut
    }

    /// Calls a modifying method once, as a signed form.
    func send(
        _ method: String, _ parameters: [(name: String, value: String)]
    ) async throws(CatalogError) -> HTTPResponse {
        let form =
            [("method", "flickr." + method), ("format", "json"), ("nojsoncallback", "1")] + parameters
        let url = base.url(["services", "rest", ""])
        guard let authorization = signer?.authorization("POST", url, form) else { throw .unauthorized }
        var request = HTTPRequest.form(url, form, reach: base.reach)
        request.authorization = authorization
        request.isAwaited = false
        return try await transport.data(request)
    }
}
