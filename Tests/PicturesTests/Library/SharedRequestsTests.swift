import GalleryCore
import Synchronization
import Testing

@testable import Pictures

@Suite struct SharedRequestsTests {
    /// Opens once for all who wait.
    private final class Door: Sendable {
        private let stream = AsyncStream<Never>.makeStream()
        func open() { stream.continuation.finish() }
        /// Returns when it is open, or when cancelled.
        func pass() async { for await _ in stream.stream {} }
    }

    private let requests = SharedRequests<String, Int>()
    private let made = Count()

    /// How many requests were made.
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

    @Test func `many who want the same at once are one request`() async {
        let door = Door()
        let begun = Door()
        await withTaskGroup(of: Result<Int, CatalogError>.self) { group in
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
        // Over is over: who comes later asks anew.
        #expect(await requests.outcome(of: "a") { .success(made.next()) } == .success(2))
    }

    @Test func `different things are different requests, and failures are shared`() async {
        async let first = requests.outcome(of: "a") { .failure(.timedOut) }
        async let second = requests.outcome(of: "b") { .success(7) }
        #expect(await first == .failure(.timedOut))
        #expect(await second == .success(7))
    }

    @Test func `who follows leaves at once when cancelled, and the others get theirs`() async {
        let door = Door(), begun = Door()
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

    @Test func `when the one who asks is cancelled another begins anew`() async {
        let begun = Door()
        let leader = Task {
            await requests.outcome(of: "a") {
                begun.open()
                await Door().pass()
                return Task.isCancelled ? .failure(.cancelled) : .success(-1)
            }
        }
        await begun.pass()
        let followers = (0..<5).map { _ in
            Task {
                await requests.outcome(of: "a") {
                    for _ in 0..<50 { await Task.yield() }
                    return .success(made.next())
                }
            }
        }
        for _ in 0..<200 { await Task.yield() }
        leader.cancel()
        #expect(await leader.value == .failure(.cancelled))
        for follower in followers { #expect((try? await follower.value.get()) ?? 0 > 0) }
        #expect(made.now < 5)
    }

    @Test func `pictures of one photo wanted at once are fetched once`() async throws {
        let folder = try TemporaryFolder()
        let fetching = StubFetching(reply: { _, _ in
            for _ in 0..<500 { await Task.yield() }
            return .success(.picture(Fixture.rgbPNG.bytes, PictureStamp()))
        })
        let pictures = CachedPictures(fetchers: { _ in fetching }, disk: DiskCache(folder: folder.path))
        await withTaskGroup(of: Void.self) { group in
            for width in [20, 30, 200, 199, 1, 64] {
                group.addTask {
                    let bytes = try? await pictures.picture(
                        PictureSource("/p/abc *w"), of: .demo, width: width)
                    #expect(bytes == Fixture.rgbPNG.bytes)
                }
            }
        }
        #expect(fetching.widths == [200])
    }
}
