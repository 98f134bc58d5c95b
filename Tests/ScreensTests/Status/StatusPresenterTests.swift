import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct StatusPresenterTests {
    private func status(
        _ services: StubServices, isOn: Bool = false, error: StoreError? = nil, contact: String? = nil
    ) async throws -> FactList {
        let display = RecordingDisplay<FactList>()
        let presenter = StatusPresenter(
            display: display,
            interactor: StatusInteractor(
                services: services, caches: StubCaches(), store: StubInspection(error: error),
                mirror: FavoriteMirror(store: StubMirrorStore(), accounts: nil, favorites: nil, isOn: isOn),
                hosts: StubHosts(contact: contact), indexing: nil),
            terminal: { "80 × 24" }, picturesFolder: "/users/ann/Pictures")
        await presenter.handle(())
        return try #require(display.models.first)
    }

    @Test func `"status" shows the contact for Wikimedia, or the command that sets it`() async throws {
        let none = try await status(StubServices(service: .commons))
        #expect(
            value("Contact", in: none)
                == "none; Wikimedia may refuse requests: `set contact you@example.org`")
        let set = try await status(StubServices(service: .commons), contact: "ann@example.org")
        #expect(value("Contact", in: set) == "ann@example.org, sent to Wikimedia only")
        let elsewhere = try await status(StubServices(service: .flickr), contact: "ann@example.org")
        #expect(value("Contact", in: elsewhere) == nil)
    }

    private func value(_ label: String, in list: FactList) -> String? {
        list.facts.first { $0.label == label }?.value
    }

    @Test func `"status" lists facts in a fixed order, and only the first of the caches has a label`()
        async throws
    {
        let list = try await status(StubServices(service: .flickr), isOn: true)
        #expect(
            list.facts.map(\.label) == [
                "Service", "Requests left", "Caches", "", "", "Database", "Mirroring",
                "Pictures folder",
                "Terminal", "Version", "Terms",
            ])
        #expect(value("Requests left", in: list) == "Flickr does not say")
        #expect(value("Database", in: list) == "/users/ann/gallery.db, 2.0 MB, 7 favorites")
        #expect(value("Mirroring", in: list) == "on, once you are signed in: `login`")
        #expect(value("Terminal", in: list) == "80 × 24")
    }

    @Test func `with the service "all", the remaining requests are listed per service`() async throws {
        let limits = [
            (ServiceName.unsplash, RateBudget(limit: 50, remaining: 40, period: 3600)),
            (ServiceName.openverse, RateBudget(limit: 100, remaining: 9, period: 86_400)),
        ]
        let list = try await status(
            StubServices(service: .all, configured: [.unsplash, .openverse], limits: limits))
        #expect(
            value("Requests left", in: list)
                == "unsplash: 40 of 50 per hour · openverse: 9 of 100 per day")
        let fields = try #require(list.records.first).fields
        #expect(fields.first { $0.name == "requests_left" }?.value == .integer(9))
        #expect(fields.first { $0.name == "requests" }?.value == .integer(100))
        #expect(fields.first { $0.name == "favorites" }?.value == .integer(7))
    }

    @Test func `the access that a service grants is listed after the remaining requests`() async throws {
        let grant = RequestGrant(
            service: .openverse, model: "standard", isVerified: true, thisMinute: nil, today: nil)
        let list = try await status(StubServices(granted: grant))
        #expect(list.facts[2].label == "Access")
        #expect(list.facts[2].value.contains("standard, verified"))
    }

    @Test func `a store error is shown instead of the database, and the record has no favorites count`()
        async throws
    {
        let list = try await status(StubServices(), error: .locked)
        #expect(value("Database", in: list)?.hasPrefix("gallery is locked") == true)
        #expect(list.records.first?.fields.first { $0.name == "favorites" }?.value == .nothing)
    }
}
