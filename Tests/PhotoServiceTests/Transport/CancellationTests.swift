import Foundation
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CancellationTests {
    private static let runs = 20

    @Test func `a request canceled while connecting ends at once`() async throws {
        let listener = try StalledListener()
        await Self.cancel(CurlTransport.test(), .test(listener.base, deadlines: .never)) { _ in
            listener.isAwaited
        }
    }

    @Test func `a request canceled during the TLS handshake ends at once`() async throws {
        let server = try RawServer { $0.waitForEnd() }
        let url = "https://127.0.0.1:\(server.port)"
        await Self.cancel(CurlTransport.test(), .test(url, deadlines: .never)) { run in
            server.connections == run + 1
        }
    }

    @Test func `a request canceled before the headers arrive ends at once`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.waitForEnd()
        }
        await Self.cancel(CurlTransport.test(), .test(server.base, deadlines: .never)) { run in
            server.heads.count == run + 1
        }
    }

    @Test func `a request canceled within the body ends at once`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc")
            connection.waitForEnd()
        }
        await Self.cancel(CurlTransport.test(), .test(server.base, deadlines: .never)) { run in
            server.heads.count == run + 1
        }
    }

    @Test func `a request canceled before its start is never sent`() async throws {
        let server = try RawServer { $0.answer() }
        let transport = CurlTransport.test()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await transport.failure(of: .test(server.base))
        }
        #expect(await task.value == .cancelled)
        #expect(server.connections == 0)
    }

    @Test func `canceling one request does not affect others`() async throws {
        let server = try RawServer { connection in
            guard let head = connection.readHead() else { return }
            if head.hasPrefix("GET /slow") { connection.waitForEnd() }
            connection.answer(body: Array("whole".utf8))
        }
        let transport = CurlTransport.test()
        await onOwnThread {
            await transport.failure(of: .test(server.base + "/slow"))
        } while: { slow in
            await eventually("the slow request arrives") { server.heads.count == 1 }
            async let quick = transport.data(.test(server.base + "/quick"))
            slow.cancel()
            #expect(await slow.value == .cancelled)
            #expect(await (try? quick)?.body == Array("whole".utf8))
        }
    }

    @Test func `releasing the transport ends its thread`() async throws {
        let server = try RawServer { connection in
            while connection.readHead() != nil { connection.answer() }
        }
        weak var inbox: TransferInbox?
        do {
            let transport = CurlTransport.test()
            inbox = transport.lane.inbox
            _ = try await transport.data(.test(server.base))
        }
        await eventually("the thread lets go of its inbox") { inbox == nil }
    }

    @Test func `each submitted command wakes the transfer thread once, but only while the thread runs`() {
        let rings = Mutex(0)
        let inbox = TransferInbox { _ in rings.withLock { $0 += 1 } }
        _ = inbox.submit(.cancel(Ticket()))
        #expect(rings.withLock { $0 } == 0)
        withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { multi in
            guard let multi = multi.baseAddress else { return }
            inbox.announce(multi)
            // The second command wakes the thread even though the first has not been taken yet.
            for count in 1...2 {
                _ = inbox.submit(.cancel(Ticket()))
                #expect(rings.withLock { $0 } == count)
            }
            #expect(inbox.take().commands.count == 3)
            inbox.close()
            #expect(rings.withLock { $0 } == 3)
            _ = inbox.retire()
        }
        _ = inbox.submit(.cancel(Ticket()))
        #expect(rings.withLock { $0 } == 3)
    }

    @Test func `no thread starts for a cancellation that is submitted before the first request`() {
        let inbox = TransferInbox()
        #expect(inbox.submit(.cancel(Ticket())) == .accepted)
    }

    /// Requires an unresponsive name server: run in a separate mount namespace, as in `unshare -m sh -c 'echo
    /// nameserver 10.255.255.53 >/tmp/r; mount --bind /tmp/r /etc/resolv.conf; ...'`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["GALLERY_DEAD_DNS"] != nil))
    func `a request canceled during name resolution ends at once`() async throws {
        let request = HTTPRequest.test("https://photos.invalid.example", reach: .internet)
        await Self.cancel(CurlTransport.test(), request) { _ in Resolving.isPending }
    }

    /// Repeatedly starts and cancels a request that would outlast the test.
    private static func cancel(
        _ transport: CurlTransport, _ request: HTTPRequest,
        sourceLocation: SourceLocation = #_sourceLocation, until isPending: @Sendable (Int) -> Bool
    ) async {
        let thread = ThreadExecutor()
        await withTaskExecutorPreference(thread) {
            for run in 0..<runs {
                let task = Task(executorPreference: thread) {
                    await transport.failure(of: request)
                }
                await eventually("the request is under way") { isPending(run) }
                task.cancel()
                let error = await task.value
                #expect(error == .cancelled, sourceLocation: sourceLocation)
            }
        }
    }
}
