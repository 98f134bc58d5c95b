import GalleryCore
import Testing

@testable import gallery

@Suite(.timeLimit(.minutes(10))) @MainActor struct SettingsRestorationTests {
    private final class File: SettingRestoring {
        var failure: StoreError?
        private(set) var restored: [String] = []

        func restore(_ name: String, to previous: String?) async throws(StoreError) {
            if let failure { throw failure }
            restored.append("\(name): \(previous ?? "-")")
        }
    }

    @Test func `restorations go to the settings file that was set after the start`() async throws {
        let restoration = SettingsRestoration(), file = File()
        try await restoration.restore("columns", to: "2")
        restoration.file = { file }
        try await restoration.restore("columns", to: "3")
        try await restoration.restore("density", to: nil)
        #expect(file.restored == ["columns: 3", "density: -"])
    }

    @Test func `an error of the settings file is passed on`() async {
        let restoration = SettingsRestoration(), file = File()
        file.failure = .full(path: "settings")
        restoration.file = { file }
        await #expect(throws: StoreError.full(path: "settings")) {
            try await restoration.restore("columns", to: "3")
        }
    }
}
