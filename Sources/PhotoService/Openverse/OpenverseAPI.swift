import FoundationEssentials
import GalleryCore

/// Requests to one base address, within the limits the service states.
final class OpenverseAPI: Sendable {
    let base: BaseAddress
    let limits = OpenverseLimits()
    private let transport: CurlTransport

    init(base: BaseAddress, transport: CurlTransport) {
        self.base = base
        self.transport = transport
    }

    /// The value at a path, which gets the slash at its end that the service wants.
    func get<Value: Decodable & Sendable>(
        _ type: Value.Type, _ path: [String], _ query: [(name: String, value: String)] = []
    ) async throws(CatalogError) -> Value {
        // An empty segment would name another route, and "." or ".." be resolved into one.
        guard !path.contains(where: { ["", ".", ".."].contains($0) }) else { throw .notFound }
        try limits.admit(.reply, now: Date())
        let request = HTTPRequest.reply(
            base.url(path + [""], query), authorization: nil,
            // Without it the service shows its pages for browsers.
            headers: ["Accept": "application/json"], reach: base.reach)
        let response = try await transport.data(request)
        limits.hear(response.headers, now: Date())
        do throws(CatalogError) {
            return try await OpenverseReplyReader.read(type, from: response, now: Date())
        } catch {
            // Until when, only the text of the answer may tell.
            if case .rateLimited(let moment) = error { transport.hold(request, until: moment) }
            throw error
        }
    }

    /// The bytes at a path of the service itself.
    func picture(_ path: String, unless known: PictureStamp?) async throws(CatalogError) -> HTTPResponse {
        try limits.admit(.thumbnail, now: Date())
        let request = HTTPRequest.picture(base.text + path, reach: base.reach, unless: known)
        let response = try await transport.data(request)
        limits.hear(response.headers, now: Date())
        return response
    }

    /// The bytes at a path of the service itself, into a file.
    func download(
        _ path: String, into file: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) -> HTTPResponse {
        try limits.admit(.thumbnail, now: Date())
        let request = HTTPRequest.file(base.text + path, reach: base.reach)
        let response = try await transport.download(request, into: file, progress: progress)
        limits.hear(response.headers, now: Date())
        return response
    }
}
