import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import UseCases

@Suite(.timeLimit(.minutes(10))) struct FavoriteMirrorTests {
    private static let jane = Account(
        service: .unsplash, user: "7", username: "jane", name: "Jane",
        signedInAt: Date(timeIntervalSince1970: 0))

    private final class Queue: MirrorStore {
        let changes = Mutex<[MirroredChange]>([])
        let isLocked = Mutex(false)

        init(_ keys: String..., user: String = "7") {
            changes.withLock { changes in
                changes = keys.enumerated().map {
                    MirroredChange(
                        number: Int64($0.offset), service: .unsplash, user: user, key: $0.element,
                        isFavorite: true)
                }
            }
        }

        func next(
            for account: Account, except skipped: [MirroredChange]
        ) throws(StoreError) -> MirroredChange? {
            if isLocked.withLock({ $0 }) { throw .locked }
            return changes.withLock { $0.first { $0.user == account.user && !skipped.contains($0) } }
        }
        func add(_ key: String) {
            changes.withLock { changes in
                changes.append(
                    MirroredChange(
                        number: (changes.last?.number ?? 0) + 1, service: .unsplash, user: "7", key: key,
                        isFavorite: true))
            }
        }
        func remove(_ change: MirroredChange) { changes.withLock { $0.removeAll { $0 == change } } }
        func forgetChanges(for service: ServiceName) { changes.withLock { $0 = [] } }
        func count(for account: Account) -> Int { changes.withLock { $0.count { $0.user == account.user } } }
        func exclusively(_ send: @Sendable () async -> Void) async -> Bool {
            await send()
            return true
        }
    }

    private final class Service: AccountFavorites {
        let answers: Mutex<[MirrorError?]>
        let asked = Mutex<[String]>([])
        let remaining: Int

        init(_ answers: [MirrorError?] = [], remaining: Int = 50) {
            self.answers = Mutex(answers)
            self.remaining = remaining
        }

        func set(
            _ isFavorite: Bool, _ key: String, of account: Account
        ) async throws(MirrorError) -> RateBudget? {
            asked.withLock { $0.append(key) }
            if let error = answers.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw error }
            return RateBudget(limit: 50, remaining: remaining)
        }
    }

    private static func mirror(
        _ queue: Queue, _ service: Service, isOn: Bool = true, mayWrite: Bool = true,
        pause: Duration = .milliseconds(1)
    ) -> (FavoriteMirror, InMemoryAccounts) {
        let accounts = InMemoryAccounts()
        accounts.keep(jane, AccessToken("t", mayWrite: mayWrite))
        return (
            FavoriteMirror(store: queue, accounts: accounts, favorites: service, isOn: isOn, pause: pause),
            accounts
        )
    }

    @Test func `queued changes are sent once each, oldest first`() async {
        let queue = Queue("a", "b", "c"), service = Service()
        let (mirror, _) = Self.mirror(queue, service)
        mirror.wake()
        await mirror.finish()
        #expect(service.asked.withLock { $0 } == ["a", "b", "c"])
        #expect(mirror.waiting().isEmpty && mirror.takeNotices().isEmpty)
    }

    @Test func `a change that fails temporarily is sent again`() async throws {
        let queue = Queue("a", "b")
        let service = Service([.unreachable(.timedOut), .unreachable(.unreadable(.serverError(503))), nil])
        let (mirror, _) = Self.mirror(queue, service)
        mirror.wake()
        await eventually("all is sent") { mirror.waiting().isEmpty }
        #expect(service.asked.withLock { $0 } == ["a", "a", "b", "a"])
        #expect(mirror.takeNotices().isEmpty)
    }

    @Test
    func `after a rate-limited request, or with few requests left, no further change is sent to the service`()
        async
    {
        let queue = Queue("a", "b"), service = Service([.unreachable(.rateLimited(until: nil))])
        let (mirror, _) = Self.mirror(queue, service, pause: .seconds(60))
        for _ in 0..<3 {
            mirror.wake()
            await mirror.finish()
        }
        #expect(service.asked.withLock { $0 } == ["a"] && mirror.waiting().map(\.count) == [2])
        let rare = Service(remaining: 3)
        let (other, _) = Self.mirror(Queue("a", "b"), rare)
        other.wake()
        await other.finish()
        other.wake()
        await other.finish()
        #expect(rare.asked.withLock { $0 } == ["a"])
    }

    @Test func `changes that fail repeatedly do not block other changes`() async {
        let fault = MirrorError.unreachable(.unreadable(.serverError(500)))
        let queue = Queue("a", "b", "c", "d"), service = Service([fault, fault, nil, nil, fault, fault])
        let (mirror, _) = Self.mirror(queue, service)
        mirror.wake()
        await eventually("all is sent") { mirror.waiting().isEmpty }
        #expect(service.asked.withLock { $0 } == ["a", "b", "c", "d", "a", "b", "a", "b"])
        #expect(mirror.takeNotices().isEmpty)
    }

    @Test func `a forbidden change is skipped, and dropped after another change is accepted`() async {
        let queue = Queue("a"), service = Service([.forbidden])
        let (mirror, _) = Self.mirror(queue, service)
        for _ in 0..<3 {
            mirror.wake()
            await mirror.finish()
        }
        #expect(service.asked.withLock { $0 } == ["a"] && mirror.waiting().map(\.count) == [1])
        #expect(mirror.takeNotices() == [.rejected(.unsplash)])
        queue.add("b")
        mirror.wake()
        await mirror.finish()
        #expect(service.asked.withLock { $0 } == ["a", "b"] && mirror.waiting().isEmpty)
        #expect(mirror.takeNotices().isEmpty)
        service.answers.withLock { $0 = [.forbidden] }
        queue.add("c")
        mirror.wake()
        await mirror.finish()
        #expect(mirror.waiting().isEmpty && mirror.takeNotices() == [.rejected(.unsplash)])
    }

    @Test func `a rejected change is dropped, and three forbidden changes in a row pause the account`()
        async
    {
        let queue = Queue("a", "b", "c", "d", "e")
        let service = Service([.rejected, .forbidden, .forbidden, .forbidden])
        let (mirror, accounts) = Self.mirror(queue, service)
        for _ in 0..<2 {
            mirror.wake()
            await mirror.finish()
        }
        #expect(mirror.takeNotices() == [.rejected(.unsplash), .forbidden(.unsplash)])
        #expect(service.asked.withLock { $0 } == ["a", "b", "c", "d"])
        let again = Account(service: .unsplash, user: "7", username: "jane", name: "J", signedInAt: Date())
        accounts.keep(again, AccessToken("t", mayWrite: true))
        mirror.wake()
        await mirror.finish()
        #expect(service.asked.withLock { $0.suffix(4) } == ["b", "c", "d", "e"])
        #expect(mirror.waiting().isEmpty)
        let (revoked, _) = Self.mirror(Queue("a"), Service([.revoked]))
        revoked.wake()
        await revoked.finish()
        #expect(revoked.takeNotices() == [.revoked(.unsplash)])
    }

    @Test func `a read-only token is reported when mirroring is turned on, and nothing is sent`() async {
        let queue = Queue("a"), service = Service()
        let (mirror, accounts) = Self.mirror(queue, service, isOn: false, mayWrite: false)
        mirror.wake()
        #expect(mirror.user(at: .unsplash) == nil)
        mirror.turn(on: true)
        #expect(mirror.takeNotices() == [.readOnly(.unsplash)])
        mirror.turn(on: true)
        await mirror.finish()
        #expect(mirror.takeNotices().isEmpty && service.asked.withLock { $0 }.isEmpty)
        #expect(mirror.user(at: .unsplash) == "7" && mirror.user(at: .flickr) == nil)
        _ = accounts.forget(.unsplash)
        mirror.turn(on: false)
        mirror.turn(on: true)
        #expect(mirror.takeNotices() == [.noAccount])
    }

    @Test func `a read-only token is reported with the change that needs the right`() {
        let (mirror, _) = Self.mirror(Queue("a"), Service(), isOn: true, mayWrite: false)
        mirror.wake()
        #expect(mirror.takeNotices() == [.readOnly(.unsplash)])
        mirror.wake()
        #expect(mirror.takeNotices().isEmpty)
    }

    @Test func `no change is sent for another account or while the store is locked`() async throws {
        let service = Service(), queue = Queue("a", user: "8")
        let (mirror, _) = Self.mirror(queue, service)
        mirror.wake()
        await mirror.finish()
        #expect(service.asked.withLock { $0 }.isEmpty && mirror.waiting().isEmpty)
        let locked = Queue("b")
        locked.isLocked.withLock { $0 = true }
        let (other, _) = Self.mirror(locked, service)
        other.wake()
        await other.finish()
        #expect(service.asked.withLock { $0 }.isEmpty)
        locked.isLocked.withLock { $0 = false }
        other.wake()
        await eventually("all is sent") { other.waiting().isEmpty }
        #expect(service.asked.withLock { $0 } == ["b"])
    }
}
