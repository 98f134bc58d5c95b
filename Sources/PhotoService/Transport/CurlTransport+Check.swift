public import GalleryCore

extension CurlTransport {
    /// Whether the host of a service answers anything at all. Asks once, for the front page and without a key, and
    /// waits for 2 s at most; what a limit says of other requests does not count for it.
    public func check(_ base: String) async -> HostCheck {
        let start = ContinuousClock.now
        let outcome: Result<Int, CatalogError>
        do throws(CatalogError) {
            let address = try BaseAddress(base)
            let request = HTTPRequest(
                url: address.front, byteLimit: 8 << 20, deadlines: .check, reach: address.reach,
                followsRedirects: false, isRepeatable: false)
            let entry = waits.begin(request)
            defer { waits.end(entry) }
            switch await attempt(request, .memory, entry) {
            case .success(let response): outcome = .success(response.status)
            case .failure(let fault): outcome = .failure(fault.error)
            }
        } catch {
            outcome = .failure(error)
        }
        return HostCheck(host: base.hostForMessages, elapsed: ContinuousClock.now - start, outcome: outcome)
    }

    /// The hosts that were asked anything, with their ports where they are not the usual ones, sorted.
    public var hosts: [String] { waits.hosts }
}
