import TestKit
import Testing
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(1))) @MainActor struct LockedScreenTests {
    private struct NoFingerprintReader: FingerprintReading {
        let isPresent = false
        let isWanted = false
        func recognizes() async -> Bool { false }
    }

    @Test func `the lock screen names the option to reset the lock, and a refused screen does not`() async {
        func texts(isRefusal: Bool) async -> [String] {
            let display = RecordingDisplay<[Note]>()
            await LockedPresenter(
                display: display, finger: NoFingerprintReader(), isRefusal: isRefusal, asksAtOnce: false,
                router: LockRouter(navigator: SpyNavigator<Route>())
            ).appear()
            return display.models.last?.map(\.text) ?? []
        }
        #expect(await texts(isRefusal: false).last?.contains("gallery --reset-lock") == true)
        #expect(await texts(isRefusal: true) == [Phrases.Lock.closed])
    }
}
