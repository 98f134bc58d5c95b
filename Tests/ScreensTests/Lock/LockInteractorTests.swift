import GalleryCore
import Synchronization
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct LockInteractorTests {
    /// Recognizes the user at once if `isRight`; otherwise reads until it is canceled.
    private struct StubFingerprintReader: FingerprintReading {
        var isPresent: Bool { true }
        var isWanted: Bool { true }
        let isRight: Bool
        func recognizes() async -> Bool {
            if isRight { return true }
            try? await Task.sleep(for: .seconds(600))
            return false
        }
    }

    @MainActor private final class NoSession: SessionLocking {
        func lock() async {}
        func unlock() {}
    }

    @MainActor private func interactor(_ lock: InMemoryLock, isRight: Bool = false) -> LockInteractor {
        LockInteractor(
            lock: lock, finger: StubFingerprintReader(isRight: isRight), boards: InMemoryBoards(),
            session: NoSession(),
            erasure: ErasureInteractor(
                lock: lock, caches: StubCaches(), tokens: nil, exporter: ExportedFolders()),
            accounts: nil, signIn: NoSignIn())
    }

    /// Refusals of each request: without a PIN, while unlocked, while locked.
    private nonisolated static let refusals: [(LockRequest, [LockRefusal?])] = [
        (.close, [.noPIN, nil, nil]), (.open, [.isOpen, .isOpen, nil]),
        (.set, [nil, .hasPIN, .isClosed]), (.change, [.noPIN, nil, .isClosed]),
        (.remove, [.noPIN, nil, .isClosed]), (.signIn(.flickr), [.isOpen, .isOpen, nil]),
        (.reset, [nil, nil, nil]),
    ]

    @Test(arguments: refusals)
    func `each lock request is allowed or refused according to the state of the lock`(
        request: LockRequest, refusals: [LockRefusal?]
    ) throws {
        let states: [LockState] = [.absent, .open, .closed]
        for (state, refusal) in zip(states, refusals) {
            #expect(try interactor(InMemoryLock(state)).refusal(of: request) == refusal, "\(state)")
        }
    }

    @Test func `a recognized fingerprint ends the PIN prompt and opens the lock`() async throws {
        let lock = InMemoryLock(.closed)
        let isRecognized = try await interactor(lock, isRight: true).isRecognized {
            () throws(ScreenError) in
            try? await Task.sleep(for: .seconds(600))
            return false
        }
        #expect(isRecognized)
        #expect(lock.now.withLock { $0.openings } == 1)
    }

    @Test(arguments: [true, false])
    func `a PIN prompt that succeeds or fails cancels the fingerprint reader`(isKnown: Bool) async throws {
        let lock = InMemoryLock(.closed)
        let isRecognized = try await interactor(lock).isRecognized { () throws(ScreenError) in isKnown }
        #expect(isRecognized == isKnown)
        #expect(lock.now.withLock { $0.openings } == 0)
    }

    @Test func `a store error during the PIN prompt is thrown`() async {
        await #expect(throws: ScreenError.store(.busy)) {
            try await interactor(InMemoryLock(.closed)).isRecognized { () throws(ScreenError) in
                throw .store(.busy)
            }
        }
    }
}
