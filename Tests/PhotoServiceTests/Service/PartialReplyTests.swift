import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

/// Requests that several replies answer, of which one has arrived.
@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PartialReplyTests {
    @Test func `a Flickr photo canceled after its information arrived is not returned without the rest`()
        async throws
    {
        try await Self.cancel(after: "photos.getInfo", FlickrFixture.info("a")) { base throws(CatalogError) in
            _ = try await FlickrCatalog(base: base, key: "canary", transport: .test())
                .photo(PhotoID(service: .flickr, key: "a"))
        }
    }

    /// Answers only requests that contain `part`, and cancels `request` once a reply has been read.
    private static func cancel(
        after part: String, _ body: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ request: @escaping @Sendable (_ base: String) async throws(CatalogError) -> Void
    ) async throws {
        let running = Mutex<(task: Task<CatalogError?, Never>?, isRead: Bool)>((nil, false))
        let server = try RawServer { connection in
            let isAnswered = connection.readHead()?.contains(part) == true
            if isAnswered { connection.answer(headers: ["Connection: close"], text: body) }
            // The client closes the connection after the reply.
            connection.waitForEnd()
            guard isAnswered else { return }
            // At once, as the other requests time out.
            running.withLock {
                $0.isRead = true
                $0.task?.cancel()
            }
        }
        await onOwnThread {
            await OpenverseServer.failure { () throws(CatalogError) in try await request(server.base) }
        } while: { task in
            running.withLock {
                $0.task = task
                if $0.isRead { task.cancel() }
            }
            let error = await task.value
            #expect(error == .cancelled, sourceLocation: sourceLocation)
        }
    }
}
