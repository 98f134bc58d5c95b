import GalleryCore

/// Calls of methods at one base address, with the key, or signed for an account.
///
/// Without a signature Flickr takes its key in the address only, so that the address goes to this host alone: redirects are not
/// followed, and no message quotes it.
final class FlickrAPI: Sendable {
    let base: BaseAddress
    private let key: String
    private let signer: OAuth1Signer?
    private let transport: CurlTransport
    /// How often what passes by itself is asked for again.
    private let policy: RetryPolicy

    /// Throws `.misconfigured` when the key cannot be one.
    init(
        base: BaseAddress, key: String, signer: OAuth1Signer? = nil, transport: CurlTransport,
        policy: RetryPolicy
    ) throws(CatalogError) {
        guard !key.isEmpty, key.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw .misconfigured(.malformedKey(.flickr))
        }
        (self.base, self.key, self.signer) = (base, key, signer)
        (self.transport, self.policy) = (transport, policy)
    }

    /// The answer of a method, such as `photos.search`. What passes by itself is asked for again.
    func call<Value: Decodable & Sendable>(
        _ type: Value.Type, _ method: String, _ parameters: [(name: String, value: String)] = []
    ) async throws(CatalogError) -> Value {
        let query =
            [("method", "flickr." + method)] + (signer == nil ? [("api_key", key)] : [])
            + [("format", "json"), ("nojsoncallback", "1")] + parameters
        let path = ["services", "rest", ""]
        var request = HTTPRequest.reply(
            base.url(path, query), authorization: nil, headers: ["Accept": "application/json"],
            reach: base.reach)
        request.followsRedirects = false
        for attempt in 0...policy.repeats {
            if let signer {
                // The service takes no signature twice.
                request.authorization = signer.authorization("GET", base.url(path), query)
                request.isRepeatable = false
            }
            let response = try await transport.data(request)
            switch try await FlickrReplyReader.read(type, from: response) {
            case .value(let value): return value
            case .failure(let failure) where failure.isPassing && attempt < policy.repeats:
                do { try await Task.sleep(for: policy.pause(attempt)) } catch { throw .cancelled }
            case .failure(let failure):
                let error = FlickrReplyReader.error(failure, of: method, hiding: key)
                if case .rateLimited(let moment) = error { transport.hold(request, until: moment) }
                throw error
            }
        }
        throw .timedOut
    }

    /// Sends a method that changes something, once, as a signed form.
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
