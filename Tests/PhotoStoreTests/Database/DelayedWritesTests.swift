import Synchronization
import Testing

@testable import PhotoStore

@Suite struct DelayedWritesTests {
    private final class Written: Sendable {
        private let groups = Mutex<[[Int]]>([])
        var all: [[Int]] { groups.withLock { $0 } }
        func record(_ items: [Int]) { groups.withLock { $0.append(items) } }
    }

    private let written = Written()

    private func writes() -> DelayedWrites<Int> {
        DelayedWrites(label: "test") { [written] in written.record($0) }
    }

    @Test func `items added together are written in order, in one group`() {
        let writes = writes()
        for number in 1...3 { writes.add(number) }
        #expect(!writes.isEmpty)
        writes.finish()
        #expect(writes.isEmpty)
        #expect(written.all == [[1, 2, 3]])
    }

    @Test(.timeLimit(.minutes(10))) func `an added item is written even if finish is not called`() async {
        let (written, continuation) = AsyncStream.makeStream(of: [Int].self)
        let writes = DelayedWrites<Int>(label: "test") { continuation.yield($0) }
        writes.add(1)
        var groups = written.makeAsyncIterator()
        #expect(await groups.next() == [1])
        // Keeps `writes` alive, as deinitialization would write the pending items.
        withExtendedLifetime(writes) {}
    }

    @Test func `each item is written once`() {
        let writes = writes()
        writes.add(1)
        writes.finish()
        writes.finish()
        writes.add(2)
        writes.finish()
        #expect(written.all == [[1], [2]])
    }

    @Test func `dropped items are not written`() {
        let writes = writes()
        writes.add(1)
        var isDropped = false
        writes.drop { isDropped = true }
        writes.finish()
        #expect(isDropped)
        #expect(written.all.isEmpty)
    }

    @Test func `deinitialization writes pending items`() {
        var writes: DelayedWrites<Int>? = writes()
        writes?.add(1)
        writes = nil
        #expect(written.all == [[1]])
    }
}
