public import GalleryCore

extension CurlTransport {
    /// Checks whether a host responds: one request for `/` without key, at most 2 s, without backoff.
    public func check(_ base: String) async -> HostCheck {
        let start = ContinuousClock.now
        let outcome: Result<Int, CatalogError>
        do throws(CatalogError) {
            let address = try BaseAddress(base)
            let request = HTTPRequest(
                url: address.front, byteLimit: 8 << 20, deadlines: .check, reach: address.reach,
                followsRedirects: false, isRepeatable: false)
            outcome = .success(try await once(request).status)
        } catch {
            outcome = .failure(error)
        }
        return HostCheck(host: base.hostForMessages, elapsed: ContinuousClock.now - start, outcome: outcome)
    }

    /// Sends a request once, even during a backoff; a refusal starts no backoff.
    func once(_ request: HTTPRequest) async throws(CatalogError) -> HTTPResponse {
        let entry = waits.begin(request)
        defer { waits.end(entry) }
        switch await attempt(request, .memory, entry) {
        case .success(let response): return response
        case .failure(let fault): throw fault.error
        }
    }

    /// Hosts to which requests were made, with ports as in the URLs, sorted.
    public var hosts: [String] { waits.hosts }
}
