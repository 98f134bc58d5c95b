import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct SQLiteLockTests {
    private final class Clock: Sendable {
        let time = Mutex(BootTime(seconds: 1_000, boot: "a"))

        func advance(_ seconds: Double) {
            time.withLock { $0 = BootTime(seconds: $0.seconds + seconds, boot: $0.boot) }
        }
    }

    private struct Shell {
        let database: GalleryDatabase
        let seen: SQLiteSeen
        let lock: SQLiteLock

        init(_ folder: TemporaryFolder, _ clock: Clock) {
            database = GalleryDatabase(folder: folder.path)
            seen = SQLiteSeen(folder: folder.path, lockedWith: database)
            lock = SQLiteLock(database, seen: seen, now: { clock.time.withLock { $0 } }, cost: 4)
        }
    }

    private let folder = TemporaryFolder()
    private let clock = Clock()
    private var shell: Shell { Shell(folder, clock) }

    @Test func `a PIN hash matches the test vector of RFC 7914`() {
        let salt = Array("SodiumChloride".utf8)
        let hash = PINHash.scrypt("pleaseletmein", salt: salt, n: 16384, r: 8, p: 1, 64)
        #expect(hash?.prefix(8) == [0x70, 0x23, 0xBD, 0xCB, 0x3A, 0xFD, 0x73, 0x48])
        #expect(hash?.suffix(8) == [0xDF, 0xCF, 0x01, 0x7B, 0x45, 0x57, 0x58, 0x87])
    }

    @Test func `a closed lock blocks the stores; closing it in one shell closes it in another`()
        async throws
    {
        let first = shell, second = shell
        try SQLiteFavorites(first.database).add(photo("1"), at: date(1))
        first.seen.record([photo("2")], at: date(1))
        first.seen.finish()
        #expect(try second.lock.state() == .absent)
        #expect(try second.lock.close() == false)
        try await first.lock.set("1234")
        #expect(try first.lock.state() == .open)
        #expect(try second.lock.state() == .closed)
        #expect(throws: StoreError.locked) { try SQLiteFavorites(second.database).count() }
        #expect(throws: StoreError.locked) {
            try SQLiteFavorites(second.database).add(photo("3"), at: date(2))
        }
        #expect(throws: StoreError.locked) { try second.database.status() }
        #expect(second.seen.seen(photo("2").id) == nil)
        second.seen.forgetAll()
        second.seen.record([photo("4")], at: date(2))
        second.seen.finish()
        #expect(first.seen.seen(photo("2").id) != nil)
        #expect(first.seen.seen(photo("4").id) == nil)
        await #expect(throws: StoreError.locked) { try await second.lock.set("5678") }
        #expect(throws: StoreError.locked) { try second.lock.remove() }
        #expect(try await second.lock.open(with: "1235") == .wrong(wait: .zero))
        #expect(try await second.lock.open(with: "1234") == .right)
        #expect(try SQLiteFavorites(second.database).count() == 1)

        #expect(try first.lock.close())
        #expect(try second.lock.state() == .closed)
        // Closing the second shell again must not lock the first shell, which was unlocked in between.
        #expect(try await first.lock.open(with: "1234") == .right)
        #expect(try second.lock.close())
        #expect(try first.lock.state() == .open)
    }

    @Test func `delays after wrong PINs grow, remain after a restart, and follow the boot clock`()
        async throws
    {
        try await shell.lock.set("1234")
        var waits: [Duration] = []
        for _ in 0..<9 {
            guard case .wrong(let wait) = try await shell.lock.open(with: "0000") else {
                Issue.record("not compared")
                return
            }
            waits.append(wait)
            if wait > .zero {
                // No PIN is compared before the delay ends, not even the right one.
                #expect(try await shell.lock.open(with: "1234") == .tooEarly(wait: wait))
                clock.advance(wait / .seconds(1))
            }
        }
        #expect(waits == [0, 0, 5, 30, 60, 120, 300, 600, 1800].map { .seconds($0) })
        // After a reboot, the time since the last failure is unknown.
        clock.time.withLock { $0 = BootTime(seconds: 10, boot: "b") }
        #expect(try shell.lock.wait() == .seconds(1790))
        clock.advance(1790)
        #expect(try await shell.lock.open(with: "1234") == .right)
        #expect(try shell.lock.wait() == .zero)
    }

    @Test func `an attempt to unlock is recorded before the PIN is compared`() async throws {
        let one = shell
        try await one.lock.set("1234")
        // If the attempt cannot be recorded, the PIN is not compared.
        try one.database.write {
            try $0.run("CREATE TRIGGER full BEFORE UPDATE ON lock BEGIN SELECT RAISE(ABORT, 'no'); END")
        }
        await #expect(throws: StoreError.self) { try await shell.lock.open(with: "1234") }
        try one.database.write { try $0.run("DROP TRIGGER full") }
        let failures = try await withThrowingTaskGroup(of: Bool.self) { group in
            for shell in (0..<8).map({ _ in shell }) {
                group.addTask {
                    if case .tooEarly = try await shell.lock.open(with: "0000") { false } else { true }
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        // Only three of eight concurrent attempts are allowed.
        #expect(failures == 3)
    }

    @Test func `an open lock can be changed and removed; with a closed lock, data can be erased`()
        async throws
    {
        let one = shell
        try await one.lock.set("1234")
        try await one.lock.set("87654321")
        #expect(try await shell.lock.open(with: "1234") == .wrong(wait: .zero))
        #expect(try await shell.lock.open(with: "87654321") == .right)
        try one.lock.remove()
        #expect(try shell.lock.state() == .absent)
        try await one.lock.set("1234")
        try SQLiteFavorites(one.database).add(photo("1"), at: date(1))
        let other = shell
        try other.lock.erase()
        #expect(try other.lock.state() == .absent)
        #expect(try SQLiteFavorites(other.database).count() == 0)
        #expect(try SQLiteFavorites(one.database).count() == 0)
    }

    @Test
    func `the idle time counts from the last activity in any shell since the last boot`()
        throws
    {
        try shell.database.write { _ in }
        #expect(shell.lock.idle(here: .seconds(300)) == .seconds(300))
        #expect(shell.lock.idle(here: .seconds(20)) == .seconds(20))
        clock.advance(30)
        #expect(shell.lock.idle(here: .seconds(400)) == .seconds(50))
        clock.time.withLock { $0 = BootTime(seconds: 40, boot: "b") }
        #expect(shell.lock.idle(here: .seconds(7)) == .seconds(7))
    }

    @Test func `a PIN has four to eight digits`() {
        #expect(["1234", "12345678", "0000"].allSatisfy(PIN.isValid))
        #expect(!["123", "123456789", "12a4", "", "١٢٣٤"].contains(where: PIN.isValid))
    }
}
