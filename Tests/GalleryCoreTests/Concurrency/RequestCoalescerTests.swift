import GalleryCore
import Synchronization
import TestKit
import Testing

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct RequestCoalescerTests {
    private enum Failure: Error { case cancelled, timedOut }

    /// One-shot gate for any number of waiters.
    private final class Gate: Sendable {
        private let stream = AsyncStream<Never>.makeStream()
        func open() { stream.continuation.finish() }
        /// Returns once open or canceled.
        func pass() async { for await _ in stream.stream {} }
    }

    private let requests = RequestCoalescer<String, Result<Int, Failure>>(cancelled: .failure(.cancelled))
    private let made = Count()

    private final class Count: Sendable {
        private let value = Mutex(0)
        var now: Int { value.withLock { $0 } }
        func next() -> Int {
            value.withLock { value in
                value += 1
                return value
            }
        }
    }

    @Test func `concurrent callers with equal keys share a single request`() async {
        let door = Gate()
        let begun = Gate()
        await withTaskGroup(of: Result<Int, Failure>.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    await requests.outcome(of: "a") {
                        begun.open()
                        await door.pass()
                        return .success(made.next())
                    }
                }
            }
            await begun.pass()
            for _ in 0..<200 { await Task.yield() }
            door.open()
            for await outcome in group { #expect(outcome == .success(1)) }
        }
        #expect(await requests.outcome(of: "a") { .success(made.next()) } == .success(2))
    }

    @Test
    func `callers with different keys make separate requests, and one failure does not affect the other`()
        async
    {
        async let first = requests.outcome(of: "a") { .failure(.timedOut) }
        async let second = requests.outcome(of: "b") { .success(7) }
        #expect(await first == .failure(.timedOut))
        #expect(await second == .success(7))
    }

    @Test func `a caller canceled while it waits returns at once, and the first caller gets the outcome`()
        async
    {
        let door = Gate(), begun = Gate()
        let leader = Task {
            await requests.outcome(of: "a") {
                begun.open()
                await door.pass()
                return .success(made.next())
            }
        }
        await begun.pass()
        let follower = Task { await requests.outcome(of: "a") { .success(-1) } }
        for _ in 0..<200 { await Task.yield() }
        follower.cancel()
        #expect(await follower.value == .failure(.cancelled))
        door.open()
        #expect(await leader.value == .success(1))
    }

    @Test func `canceling the first caller does not cancel the request for the others`() async {
        let begun = Gate(), door = Gate()
        let first = Task {
            await requests.outcome(of: "a") {
                begun.open()
                await door.pass()
                return Task.isCancelled ? .failure(.cancelled) : .success(made.next())
            }
        }
        await begun.pass()
        let others = (0..<5).map { _ in Task { await requests.outcome(of: "a") { .success(-1) } } }
        for _ in 0..<200 { await Task.yield() }
        first.cancel()
        #expect(await first.value == .failure(.cancelled))
        door.open()
        for other in others { #expect(await other.value == .success(1)) }
    }

    @Test func `canceling the last caller cancels the request, and a later caller starts a new one`() async {
        let begun = Gate(), ended = Gate()
        let only = Task {
            await requests.outcome(of: "a") {
                begun.open()
                await Gate().pass()
                if Task.isCancelled { ended.open() }
                return .success(-1)
            }
        }
        await begun.pass()
        only.cancel()
        #expect(await only.value == .failure(.cancelled))
        #expect(await requests.outcome(of: "a") { .success(made.next()) } == .success(1))
        await ended.pass()
    }

    @Test func `a caller canceled before its call makes no request`() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await requests.outcome(of: "a") { .success(made.next()) }
        }
        #expect(await task.value == .failure(.cancelled))
        #expect(made.now == 0)
    }
}
