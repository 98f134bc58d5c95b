import FoundationEssentials
import GalleryCore

@testable import PhotoService

/// Server with Openverse's search behavior and limits.
enum OpenverseServer {
    /// Searches find `count` images; `answer` overrides replies.
    static func start(
        finding count: Int = 10_000, headers: [String: String] = [:],
        answer: @escaping @Sendable (PreparedServer.Asked) -> PreparedServer.Reply? = { _ in nil }
    ) throws -> PreparedServer {
        try PreparedServer { asked in
            if let reply = answer(asked) { return reply }
            guard asked.path == "/v1/images/" else {
                return .init(status: 404, body: #"{"detail": "Not found."}"#)
            }
            let size = asked.query["page_size"].flatMap { Int($0) } ?? 20
            let page = asked.query["page"].flatMap { Int($0) } ?? 1
            guard size <= 20 else {
                let text = "page_size may not exceed 20 for anonymous requests"
                return .init(status: 401, body: "{\"detail\": \"\(text)\"}")
            }
            guard size * page <= 240 else {
                return .init(status: 400, body: #"{"detail": {"page": ["Too deep."]}}"#)
            }
            return .init(
                headers: headers, body: OpenverseFixture.search(page: page, size: size, count: count))
        }
    }

    static func catalog(_ server: PreparedServer, day: Int = 0) throws -> OpenverseCatalog {
        try OpenverseCatalog(
            base: server.base + "/v1", transport: .test(),
            now: { .init(timeIntervalSince1970: Double(day) * 86_400) })
    }

    static func failure(_ body: () async throws(CatalogError) -> Void) async -> CatalogError? {
        do throws(CatalogError) {
            try await body()
            return nil
        } catch { return error }
    }
}
