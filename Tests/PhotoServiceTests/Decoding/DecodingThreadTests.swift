import Glibc
import Synchronization
import TestKit
import Testing

@testable import PhotoService

/// Slow decoding must not delay Ctrl-C or other tasks.
@Suite(.whenIdle, .timeLimit(.minutes(10))) struct DecodingThreadTests {
    private static let entered = Atomic(0)
    private static let gate = Mutex(false)

    /// Value whose decoding lasts until the gate opens.
    private struct Endless: Decodable {
        init(from decoder: any Decoder) throws {
            DecodingThreadTests.entered.add(1, ordering: .relaxed)
            for _ in 0..<30_000 where !DecodingThreadTests.gate.withLock({ $0 }) { usleep(1_000) }
        }
    }

    private static let body = Array(
        ("[" + Array(repeating: #"{"a":"bbbbbbbbbbbbbbbbbbbbbbbb"}"#, count: 4_000).joined(separator: ",")
            + "]").utf8)

    @Test func `decoding does not block other tasks and ends when its task is canceled`() async throws {
        let readers = (0..<16).map { _ in
            Task.detached { await BoundedJSON.decode(Endless.self, from: Self.body[...]) == nil }
        }
        while !Task.isCancelled, Self.entered.load(ordering: .relaxed) < 16 { await Task.yield() }
        // The thread pool has fewer threads than there are decodings, so blocked threads could not run this task.
        #expect(await Task.detached { true }.value)
        for reader in readers { reader.cancel() }
        for reader in readers { #expect(await reader.value) }
        Self.gate.withLock { $0 = true }
    }

    @Test func `a list is not decoded if its ticket is canceled`() throws {
        let ticket = Ticket()
        ticket.cancel()
        #expect(BoundedJSON.decode(LossyArray<[String: String]>.self, from: Self.body, until: ticket) == nil)
        #expect(
            BoundedJSON.decode(LossyArray<[String: String]>.self, from: Self.body, until: Ticket())?.count
                == 4_000)
    }
}
