import CommandShell
import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import UseCases
@testable import gallery

@Suite(.whenIdle, .timeLimit(.minutes(1))) @MainActor struct SessionLockTests {
    private final class Lock: PersonalLock {
        private let current: Mutex<LockState>
        /// Time since the last key press in any shell.
        private let idle: Duration

        init(_ state: LockState, idle: Duration = .zero) {
            current = Mutex(state)
            self.idle = idle
        }

        func turn(_ state: LockState) { current.withLock { $0 = state } }
        func state() -> LockState { current.withLock { $0 } }
        func close() -> Bool {
            turn(.closed)
            return true
        }
        func open(with pin: String) async -> LockAnswer { .right }
        func openRecognized() { turn(.open) }
        func wait() -> Duration { .zero }
        func set(_ pin: String) async {}
        func remove() {}
        func idle(here: Duration) -> Duration { idle }
        var hasUnfinishedErasure: Bool { false }
        func decideErasure() {}
        func endErasure() {}
        func erase() {}
    }

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

    private func session(_ lock: Lock) -> SessionLock {
        SessionLock(
            lock: lock, lists: lists, known: known, recalled: recalled, lines: lines,
            pace: .milliseconds(1))
    }

    @Test func `locking clears lists and completion words; locking and unlocking each reload recalled lines`()
        async throws
    {
        _ = try await lists.more(.favorites)
        await known.read()
        let session = session(Lock(.open))
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
        let lock = Lock(.closed), session = session(lock)
        #expect(session.lockAtStart() && session.isLocked)
        session.unlock()
        #expect(!session.lockAtStart() && !session.isLocked)
        #expect(!self.session(Lock(.open)).lockAtStart())
    }

    @Test func `after another shell has locked, the first command is refused, and the session locks`() {
        let lock = Lock(.open), session = session(lock)
        #expect(session.refusal == nil && lines.pressed.isEmpty)
        lock.turn(.closed)
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
        let lock = Lock(.open, idle: .seconds(60)), session = session(lock)
        await watch(session, limit: .seconds(60))
        #expect(lock.state() == .closed)
        #expect(session.isLocked && lines.pressed == ["lock"])
    }

    @Test func `the session locks when another shell locks, even without an idle limit`() async {
        let session = session(Lock(.closed))
        await watch(session, limit: nil)
        #expect(session.isLocked)
    }

    @Test(arguments: [nil, Duration.seconds(61)])
    func `the session stays unlocked if there is no idle limit or it is not reached`(limit: Duration?) async {
        let lock = Lock(.open, idle: .seconds(60))
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
