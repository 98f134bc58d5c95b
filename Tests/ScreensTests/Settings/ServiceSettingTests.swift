import Configuration
import GalleryCore
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct ServiceSettingTests {
    @Test func `the service setting has its original source until the service is changed`() async throws {
        let services = StubServices(
            service: .openverse, selectable: [.openverse, .demo, .unsplash],
            failing: [.unsplash: .unauthorized])
        let lists = PhotoLists(
            source: TestPages(catalog: StubCatalog([]), favorites: InMemoryFavorites([])))
        let setting = ServiceSetting(services: services, lists: lists, from: .file)
        #expect(setting.usage == "openverse|demo|unsplash")
        #expect(setting.source == .file)
        for word in ["museum", "unsplash"] {
            await #expect(throws: SettingRefusal.self) { try await setting.change(to: word) }
        }
        #expect(services.service == .openverse && setting.source == .file)
        try await setting.change(to: "DEMO")
        #expect(setting.value == "demo" && setting.source == .session)
    }
}
