import Foundation
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct DeferredReportsTests {
    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isSet: Bool { value.load(ordering: .sequentiallyConsistent) }
        func set() { value.store(true, ordering: .sequentiallyConsistent) }
    }

    /// Serves files at once and never replies to reports; sets the flag when a report is abandoned.
    private static func server(_ isAbandoned: Flag) throws -> RawServer {
        try RawServer { connection in
            while let head = connection.readHead() {
                if head.target.hasPrefix("/files") {
                    connection.answer(text: "the whole file")
                } else {
                    connection.waitForEnd()
                    isAbandoned.set()
                }
            }
        }
    }

    private static let photo = Photo(
        id: PhotoID(service: .unsplash, key: "a"), author: Author(name: "Ida"), license: .unsplash,
        source: PictureSource([.init(address: "/raw/a", width: nil)]), original: "/files/a",
        downloadReport: "/told")

    @Test func `a download completes even if the service does not reply to its report`() async throws {
        let isAbandoned = Flag()
        let server = try Self.server(isAbandoned)
        let transport = CurlTransport.test()
        let catalog = try UnsplashCatalog(base: server.base, key: "canary", transport: transport)
        let file = TemporaryFile(), path = file.path
        try await catalog.download(Self.photo, ofAnyType: false, into: path) { _, _ in }
        #expect(!isAbandoned.isSet)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "the whole file")
        await eventually("the service is told") { server.heads.contains { $0.target == "/told" } }
        // A report does not count as a pending request.
        #expect(transport.wait == nil)
        await transport.finishReports(within: .milliseconds(50))
        await eventually("the report ends") { isAbandoned.isSet }
    }

    @Test func `finishing the deferred reports waits for those that complete in time`() async {
        let reports = DeferredReports(), isReported = Flag()
        let (stream, gate) = AsyncStream<Never>.makeStream()
        _ = reports.begin {
            for await _ in stream {}
            if !Task.isCancelled { isReported.set() }
        }
        async let _: Void = { gate.finish() }()
        await reports.finish(within: .seconds(60))
        #expect(isReported.isSet)
        await reports.finish(within: .seconds(60))
    }
}
