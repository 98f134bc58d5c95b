import FoundationEssentials
import GalleryCore

@testable import PhotoService

/// Server with the search of Commons: `total` results, of which the first `assessed` have an assessment.
enum CommonsServer {
    static func start(
        assessed: Int = 100, total: Int = 1_000,
        answer: @escaping @Sendable (PreparedServer.Asked) -> PreparedServer.Reply? = { _ in nil }
    ) throws -> PreparedServer {
        try PreparedServer { asked in
            if let reply = answer(asked) { return reply }
            let query = asked.query
            guard let text = query["gsrsearch"] else {
                return .init(body: #"{"batchcomplete": true, "query": {"searchinfo": {"totalhits": 7}}}"#)
            }
            let isRest = text.contains(" -haswbstatement:")
            let numbers =
                isRest ? assessed..<total : 0..<(text.contains("haswbstatement:") ? assessed : total)
            let offset = query["gsroffset"].flatMap { Int($0) } ?? 0
            let size = query["gsrlimit"].flatMap { Int($0) } ?? 10
            let found = numbers.dropFirst(offset).prefix(size)
            let more = offset + size < numbers.count
            return .init(
                body: CommonsFixture.page(
                    // The service does not send the files of a page in order.
                    found.reversed().map { CommonsFixture.file($0 + 1) }, total: total,
                    next: more ? ["gsroffset": "\(offset + size)", "continue": "gsroffset||"] : [:]))
        }
    }

    static func catalog(_ server: PreparedServer) throws -> CommonsCatalog {
        try CommonsCatalog(
            base: server.base, transport: .test(), now: { Date(timeIntervalSince1970: 1_795_651_200) })
    }

    static func failure(_ body: () async throws(CatalogError) -> Void) async -> CatalogError? {
        await OpenverseServer.failure(body)
    }
}
