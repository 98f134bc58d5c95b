import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct ServicesTests {
    private let display = RecordingDisplay<FactList>()
    private let navigator = SpyNavigator<Route>()
    private let undo = StubUndo()
    private let lists = PhotoLists(
        source: TestPages(catalog: StubCatalog(Photo.samples(3)), favorites: InMemoryFavorites([])))

    private func handle(
        _ request: ServicesRequest, _ services: StubServices, showsScreen: Bool = true
    ) async throws -> FactList {
        await presenter(services, showsScreen: showsScreen).handle(request)
        return try #require(display.models.last)
    }

    private func presenter(_ services: StubServices, showsScreen: Bool = true) -> ServicesPresenter {
        ServicesPresenter(
            display: display,
            interactor: ServicesInteractor(services: services, lists: lists, undo: undo),
            router: RestartRouter(navigator: navigator), showsScreen: showsScreen)
    }

    @Test func `"service" marks the current service and names missing access keys`() async throws {
        let list = try await handle(
            .list,
            StubServices(
                service: .openverse, selectable: [.all, .openverse, .unsplash, .demo],
                configured: [.openverse]))
        #expect(list.heading == "Photos come from openverse.")
        #expect(list.facts.map(\.label) == ["all", "openverse", "unsplash", "demo"])
        #expect(
            list.facts.map(\.kind) == [
                .choice(isChosen: false), .choice(isChosen: true), .choice(isChosen: false),
                .choice(isChosen: false),
            ])
        #expect(list.facts[0].meaning == Phrases.together([.openverse]))
        #expect(list.facts[2].meaning == "needs a free key: `key set unsplash`, or UNSPLASH_ACCESS_KEY")
        #expect(list.facts[3].meaning?.hasPrefix("needs") == false)
        let ready = list.records.map { $0.fields.first { $0.name == "ready" }?.value }
        #expect(ready == [.flag(true), .flag(true), .flag(false), .flag(true)])
    }

    @Test func `a service that needs no key and is in no combination is ready`() async throws {
        let museum = ServiceName(rawValue: "museum")
        let list = try await handle(.list, StubServices(selectable: [museum], alone: [museum]))
        #expect(list.facts[0].meaning?.hasPrefix("needs") == false)
        #expect(list.records[0].fields.first { $0.name == "ready" }?.value == .flag(true))
    }

    @Test(arguments: [true, false])
    func `changing the service discards loaded lists, and at a prompt draws the first screen`(
        hasPrompt: Bool
    ) async throws {
        _ = try await lists.more(.search(SearchQuery(keywords: "fog")))
        let services = StubServices(service: .openverse)
        let list = try await handle(.change(.demo), services, showsScreen: hasPrompt)
        #expect(services.service == .demo)
        #expect(list.notes.first == Note.info("Photos come from demo."))
        #expect(undo.irreversibleChanges == [.setting])
        #expect(await lists.list(.search(SearchQuery(keywords: "fog"))).count == 0)
        #expect(navigator.restarts == [.recommendations()])
        #expect(navigator.redraws == (hasPrompt ? 1 : 0))
    }

    @Test func `if the service cannot be changed, the service, its lists and the screen stay the same`()
        async throws
    {
        _ = try await lists.more(.search(SearchQuery(keywords: "fog")))
        let services = StubServices(service: .openverse, failing: [.unsplash: .unauthorized])
        let list = try await handle(.change(.unsplash), services)
        #expect(list.notes.map(\.kind) == [.problem])
        #expect(undo.irreversibleChanges.isEmpty)
        #expect(services.service == .openverse)
        #expect(await lists.list(.search(SearchQuery(keywords: "fog"))).count == 3)
        #expect(navigator.restarts.isEmpty && navigator.redraws == 0)
    }

    @Test func `an unknown service is a usage error that names the services`() async {
        let museum = ServiceName(rawValue: "museum")
        let fault = ConfigurationFault.unknownService("museum", known: ["demo", "all"])
        let services = StubServices(service: .openverse, failing: [museum: .misconfigured(fault)])
        await presenter(services).handle(.change(museum))
        #expect(display.models.isEmpty)
        let sentence = "There is no service `museum`; the services are demo, all."
        #expect(navigator.refusals.map { $0 as? UsageError } == [UsageError(.nothing(sentence))])
    }
}
