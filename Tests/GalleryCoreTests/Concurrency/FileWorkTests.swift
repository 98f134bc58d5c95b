import Dispatch
import GalleryCore
import TestKit
import Testing

@Suite(.timeLimit(.minutes(10))) struct FileWorkTests {
    private let work = FileWork()

    /// Runs work that blocks its thread until `end` is signaled, as a file system does whose server is not reachable.
    private func hang(_ end: DispatchSemaphore, after limit: Duration? = nil) async throws -> Int {
        try await work.run(orThrow: CatalogError.notFound, after: limit) { () throws(CatalogError) -> Int in
            end.wait()
            return 1
        }
    }

    private func result(_ result: Result<Int, CatalogError>) async throws -> Int {
        try await work.run(orThrow: CatalogError.notFound, after: .seconds(60)) {
            () throws(CatalogError) -> Int in try result.get()
        }
    }

    @Test func `work that blocks longer than its limit is abandoned`() async {
        let end = DispatchSemaphore(value: 0)
        await #expect(throws: CatalogError.notFound) { try await hang(end, after: .milliseconds(20)) }
        end.signal()
    }

    @Test func `work that blocks longer than its limit is canceled when it goes on`() async {
        let end = DispatchSemaphore(value: 0), (canceled, outcome) = AsyncStream.makeStream(of: Bool.self)
        await #expect(throws: CatalogError.notFound) {
            try await work.run(orThrow: CatalogError.notFound, after: .milliseconds(20)) {
                () throws(CatalogError) in
                end.wait()
                outcome.yield(Task.isCancelled)
            }
        }
        end.signal()
        #expect(await canceled.first { _ in true } == true)
    }

    @Test func `blocked work ends with the task that waits for it, and other work goes on`() async throws {
        let end = DispatchSemaphore(value: 0)
        let tasks = (0..<8).map { _ in Task { try await hang(end) } }
        #expect(try await result(.success(2)) == 2)
        for task in tasks {
            task.cancel()
            await #expect(throws: CatalogError.notFound) { try await task.value }
            end.signal()
        }
    }

    @Test func `canceled work that ends by itself in time keeps its result, other work is abandoned`()
        async throws
    {
        let end = DispatchSemaphore(value: 0)
        let ending = Task {
            try await work.run(orThrow: CatalogError.notFound, grace: .seconds(60)) {
                () async throws(CatalogError) -> Int in
                do { try await Task.sleep(for: .seconds(60)) } catch { return 3 }
                return 1
            }
        }
        let blocked = Task {
            try await work.run(orThrow: CatalogError.notFound, grace: .milliseconds(20)) {
                () throws(CatalogError) -> Int in
                end.wait()
                return 1
            }
        }
        ending.cancel()
        blocked.cancel()
        #expect(try await ending.value == 3)
        await #expect(throws: CatalogError.notFound) { try await blocked.value }
        end.signal()
    }

    @Test func `work gives its result or its error`() async throws {
        #expect(try await result(.success(3)) == 3)
        await #expect(throws: CatalogError.timedOut) { try await result(.failure(.timedOut)) }
    }
}
