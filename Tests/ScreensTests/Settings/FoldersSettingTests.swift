import Configuration
import GalleryCore
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct FoldersSettingTests {
    @Test func `existing folders are accepted as absolute paths, others are refused, and default empties`()
        async throws
    {
        let entries: [String: FolderEntry] = [
            "Pictures": .folder("/ida/Pictures"), "/My Scans": .folder("/My Scans"),
            "/a.jpg": .picture("/a.jpg"),
        ]
        let lists = PhotoLists(
            source: TestPages(catalog: StubCatalog([]), favorites: InMemoryFavorites([])))
        var applied: [[String]] = []
        let setting = FoldersSetting(
            Settings(of: [], file: .none), folders: StubPictureFolders(entries),
            services: StubServices(service: .files, selectable: [.files]), lists: lists
        ) { applied.append($0) }
        #expect(setting.value == "default" && setting.source == .builtIn && setting.restarts)
        try await setting.change(to: "Pictures:/My Scans")
        #expect(setting.value == "/ida/Pictures:/My Scans" && setting.source == .session)
        for text in ["/None", "Pictures:/None", "/a.jpg", "", "::"] {
            await #expect(throws: SettingRefusal.self) { try await setting.change(to: text) }
        }
        #expect(setting.value == "/ida/Pictures:/My Scans")
        try await setting.change(to: "default")
        #expect(setting.value == "default" && setting.source == .builtIn)
        #expect(applied == [["/ida/Pictures", "/My Scans"], []])
    }
}
