import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite struct StatusInteractorTests {
    private static let jane = Account(
        service: .unsplash, user: "7", username: "jane", name: "Jane",
        signedInAt: Date(timeIntervalSince1970: 0))
    private static let hourly = RateBudget(limit: 50, remaining: 40, period: 3600)
    private static let daily = RateBudget(limit: 100, remaining: 9, period: 86_400)

    private func status(
        _ services: StubServices = StubServices(), waiting: Int = 0, accounts: [Account] = [],
        isOn: Bool = false, error: StoreError? = nil
    ) -> StatusFacts {
        StatusInteractor(
            services: services, caches: StubCaches(memory: 1), store: StubInspection(error: error),
            mirror: FavoriteMirror(
                store: StubMirrorStore(count: waiting), accounts: InMemoryAccounts(accounts), favorites: nil,
                isOn: isOn
            ), hosts: StubHosts(), indexing: nil
        ).status()
    }

    @Test
    func `for a single service, only its limits are listed; the lowest limit has the fewest requests left`() {
        let facts = status(
            StubServices(
                service: .openverse,
                limits: [(.unsplash, Self.hourly), (.openverse, Self.hourly), (.openverse, Self.daily)]))
        #expect(
            facts.limits == [StatusFacts.Limits(service: .openverse, budgets: [Self.hourly, Self.daily])])
        #expect(facts.lowest == Self.daily)
    }

    @Test func `a service that has not responded yet has no limits`() {
        #expect(status().limits == [StatusFacts.Limits(service: .openverse, budgets: [])])
        #expect(status().lowest == nil)
    }

    @Test func `with the service "all", the known limits of its services are reported`() {
        let limits = [(ServiceName.unsplash, Self.hourly)]
        let facts = status(
            StubServices(service: .all, configured: [.openverse, .unsplash, .flickr], limits: limits))
        #expect(facts.queried == [.openverse, .unsplash, .flickr])
        #expect(facts.limits == [StatusFacts.Limits(service: .unsplash, budgets: [Self.hourly])])
        let silent = status(StubServices(service: .all, configured: [.openverse, .unsplash]))
        #expect(silent.limits == [StatusFacts.Limits(service: .all, budgets: [])])
    }

    @Test func `the mirroring state is pending, all sent, waiting for a sign-in, or off`() {
        #expect(
            status(waiting: 3, accounts: [Self.jane]).mirroring
                == .pending([StatusFacts.Pending(service: .unsplash, count: 3)]))
        #expect(status(accounts: [Self.jane], isOn: true).mirroring == .allSent)
        #expect(status(isOn: true).mirroring == .signedOut)
        #expect(status(accounts: [Self.jane]).mirroring == .off)
    }

    @Test func `a store error is part of the status`() {
        #expect(status(error: .locked).store == .failure(.locked))
        #expect(status().caches.memory.count == 1)
    }
}
