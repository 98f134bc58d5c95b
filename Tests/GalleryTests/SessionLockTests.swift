import CommandShell
import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import UseCases
@testable import gallery

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SessionLockTests {
    private struct Pages: PageSource {
        func page(_ number: Int, of list: PhotoListID) async -> PhotoList {
            PhotoList(photos: Photo.samples(3))
        }
    }

    private final class Recall: LineRecall {
        let readings = Mutex(0)
        func reload() { readings.withLock { $0 += 1 } }
    }

    private let lists = PhotoLists(source: Pages())
    private let recalled = Recall()
    private let lines = ScriptedLines([])
    private let known = KnownWords(
        history: InMemoryHistory(), seen: InMemorySeen([.sample(1, tags: ["seagull"])]),
        favorites: InMemoryFavorites([]), topics: FixedTopics(), limit: WordIndex.most,
        index: WordIndex.init)

    private func session(_ lock: InMemoryLock) -> SessionLock {
        SessionLock(
            lock: lock, lists: lists, known: known, recalled: recalled, lines: lines,
            pace: .milliseconds(1))
    }

    @Test func `locking clears lists and completion words; locking and unlocking each reload recalled lines`()
        async throws
    {
        _ = try await lists.more(.favorites)
        await known.read()
        let session = session(InMemoryLock(.open))
        await session.lock()
        #expect(session.isLocked)
        #expect(await lists.list(.favorites).count == 0)
        #expect(known.index.words(beginningWith: "s", limit: 9).isEmpty)
        #expect(recalled.readings.withLock { $0 } == 1)
        session.unlock()
        #expect(!session.isLocked)
        #expect(recalled.readings.withLock { $0 } == 2)
    }

    @Test func `a session whose lock is closed at the start locks once, and not again after it is unlocked`()
    {
        let lock = InMemoryLock(.closed), session = session(lock)
        #expect(session.lockAtStart() && session.isLocked)
        session.unlock()
        #expect(!session.lockAtStart() && !session.isLocked)
        #expect(!self.session(InMemoryLock(.open)).lockAtStart())
    }

    @Test func `after another shell has locked, the first command is refused, and the session locks`() {
        let lock = InMemoryLock(.open), session = session(lock)
        #expect(session.refusal == nil && lines.pressed.isEmpty)
        lock.close()
        #expect(session.refusal != nil)
        #expect(session.isLocked && lines.pressed == ["lock"])
        #expect(session.refusal == nil, "the lock screen accepts commands")
    }

    @MainActor private final class Looks { var count = 0 }

    /// Runs the watch until it enters the command `lock`.
    private func watch(_ session: SessionLock, limit: Duration?) async {
        let watch = Task { await session.watch { limit } }
        await eventually("the session locks") { !lines.pressed.isEmpty }
        watch.cancel()
        await watch.value
    }

    @Test func `the session locks after the idle limit without a key press`() async {
        let lock = InMemoryLock(.open, idle: .seconds(60)), session = session(lock)
        await watch(session, limit: .seconds(60))
        #expect(lock.state() == .closed)
        #expect(session.isLocked && lines.pressed == ["lock"])
    }

    @Test func `the session locks when another shell locks, even without an idle limit`() async {
        let session = session(InMemoryLock(.closed))
        await watch(session, limit: nil)
        #expect(session.isLocked)
    }

    @Test(arguments: [nil, Duration.seconds(61)])
    func `the session stays unlocked if there is no idle limit or it is not reached`(limit: Duration?) async {
        let lock = InMemoryLock(.open, idle: .seconds(60))
        let session = session(lock)
        let looks = Looks()
        let watch = Task {
            await session.watch {
                looks.count += 1
                return limit
            }
        }
        await eventually("the limit is read three times") { looks.count > 2 }
        watch.cancel()
        await watch.value
        #expect(!session.isLocked && lock.state() == .open && lines.pressed.isEmpty)
    }
}
