import Synchronization
import TestKit
import Testing

@testable import PhotoStore

/// Two queues on one file act like two processes, since the locks belong to the open file description.
@Suite(.onOwnThread, .timeLimit(.minutes(10))) struct WriterQueueTests {
    private let folder = TemporaryFolder()

    private func queue(_ retry: BusyRetry = BusyRetry()) -> WriterQueue {
        WriterQueue(path: folder("queue"), retry)
    }

    @Test func `while a call of one queue runs, no call of another queue on the same file starts`() {
        let impatient = queue(BusyRetry(.zero))
        let seen: String?? = queue().inOrder { impatient.inOrder { "at the same time" } }
        #expect(seen == .some(nil))
        #expect(impatient.inOrder { "after" } == "after")
    }

    @Test func `a continuous writer does not starve waiting writers`() async throws {
        let ended = Mutex(false), turns = Mutex(0)
        let greedy = Task.detached { [queue = queue()] in
            while !ended.withLock({ $0 }) { _ = queue.inOrder { turns.withLock { $0 += 1 } } }
        }
        await eventually("the other writes") { turns.withLock { $0 } > 0 }
        let patient = queue(), others = queue()
        for _ in 0..<50 {
            #expect(patient.inOrder { true } == true)
            #expect(others.inOrder { true } == true)
        }
        ended.withLock { $0 = true }
        await greedy.value
    }

    @Test
    func `a wait for the database is limited in time, and each turn of another writer restarts the limit`() {
        let start = ContinuousClock.now
        let rounds = Mutex(0)
        let retry = BusyRetry(
            .seconds(5), now: { start + .milliseconds(100) * rounds.withLock { $0 } },
            pause: {
                let round = rounds.withLock { rounds in
                    rounds += 1
                    return rounds
                }
                // Changes the turn counter, as a turn of another writer does.
                if round == 40 { DiskFile.overwrite(folder("queue"), at: 8, with: [9]) }
            })
        let seen: Bool?? = queue().inOrder { queue(retry).inOrder { true } }
        #expect(seen == .some(nil))
        #expect(rounds.withLock { $0 } == 89)
    }

    @Test func `a queue whose file cannot be created does not wait`() {
        #expect(WriterQueue(path: folder("no/queue"), BusyRetry(.zero)).inOrder { 1 } == 1)
    }
}
