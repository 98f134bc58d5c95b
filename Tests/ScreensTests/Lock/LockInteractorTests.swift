import GalleryCore
import Synchronization
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(1))) @MainActor struct LockInteractorTests {
    private final class Lock: PersonalLock {
        let current: LockState
        let openings = Mutex(0)

        init(_ current: LockState) { self.current = current }

        func state() -> LockState { current }
        func close() -> Bool { true }
        func open(with pin: String) async -> LockAnswer { .wrong(wait: .zero) }
        func openRecognized() { openings.withLock { $0 += 1 } }
        func wait() -> Duration { .zero }
        func set(_ pin: String) async {}
        func remove() {}
        func idle(here: Duration) -> Duration { here }
        var hasUnfinishedErasure: Bool { false }
        func decideErasure() {}
        func endErasure() {}
        func erase() {}
    }

    /// Recognizes the user at once if `isRight`; otherwise reads until it is canceled.
    private struct StubFingerprintReader: FingerprintReading {
        var isWanted: Bool { true }
        let isRight: Bool
        func recognizes() async -> Bool {
            if isRight { return true }
            try? await Task.sleep(for: .seconds(600))
            return false
        }
    }

    private func interactor(_ lock: Lock, isRight: Bool = false) -> LockInteractor {
        LockInteractor(lock: lock, finger: StubFingerprintReader(isRight: isRight), boards: InMemoryBoards())
    }

    /// Refusals of each request: without a PIN, while unlocked, while locked.
    private nonisolated static let refusals: [(LockRequest, [LockRefusal?])] = [
        (.close, [.noPIN, nil, nil]), (.open, [.isOpen, .isOpen, nil]),
        (.set, [nil, .hasPIN, .isClosed]), (.change, [.noPIN, nil, .isClosed]),
        (.remove, [.noPIN, nil, .isClosed]), (.reset, [nil, nil, nil]),
    ]

    @Test(arguments: refusals)
    func `each lock request is allowed or refused according to the state of the lock`(
        request: LockRequest, refusals: [LockRefusal?]
    ) throws {
        let states: [LockState] = [.absent, .open, .closed]
        for (state, refusal) in zip(states, refusals) {
            #expect(try interactor(Lock(state)).refusal(of: request) == refusal, "\(state)")
        }
    }

    @Test func `a recognized fingerprint ends the PIN prompt and opens the lock`() async throws {
        let lock = Lock(.closed)
        let isRecognized = try await interactor(lock, isRight: true).isRecognized {
            () throws(ScreenError) in
            try? await Task.sleep(for: .seconds(600))
            return false
        }
        #expect(isRecognized)
        #expect(lock.openings.withLock { $0 } == 1)
    }

    @Test(arguments: [true, false])
    func `a PIN prompt that succeeds or fails cancels the fingerprint reader`(isKnown: Bool) async throws {
        let lock = Lock(.closed)
        let isRecognized = try await interactor(lock).isRecognized { () throws(ScreenError) in isKnown }
        #expect(isRecognized == isKnown)
        #expect(lock.openings.withLock { $0 } == 0)
    }

    @Test func `a store error during the PIN prompt is thrown`() async {
        await #expect(throws: ScreenError.store(.busy)) {
            try await interactor(Lock(.closed)).isRecognized { () throws(ScreenError) in throw .store(.busy) }
        }
    }
}
