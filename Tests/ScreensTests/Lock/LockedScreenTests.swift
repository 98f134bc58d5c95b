import GalleryCore
import TestKit
import Testing
import Viper
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct LockedScreenTests {
    private struct NoFingerprintReader: FingerprintReading {
        let isPresent = false
        let isWanted = false
        func recognizes() async -> Bool { false }
    }

    @Test func `the lock screen names the option to reset the lock, a refused screen how to unlock`() async {
        func texts(
            isRefusal: Bool, hasPrompt: Bool = true, services: [ServiceName] = []
        ) async -> [String] {
            let display = RecordingDisplay<[Note]>()
            await LockedPresenter(
                display: display, hasFinger: { false }, services: { services }, isRefusal: isRefusal,
                takesEnter: hasPrompt,
                asksAtOnce: false, router: LockRouter(navigator: SpyNavigator<Route>())
            ).appear()
            return display.models.last?.map(\.text) ?? []
        }
        #expect(await texts(isRefusal: false).last?.contains("gallery --reset-lock") == true)
        #expect(await texts(isRefusal: false, services: [.flickr]).last?.contains("`unlock flickr`") == true)
        #expect(await texts(isRefusal: true) == [Phrases.Lock.screen])
        for isRefusal in [true, false] {
            #expect(await texts(isRefusal: isRefusal, hasPrompt: false) == [Phrases.Lock.closed])
        }
    }
    @Test(
        arguments: [(.profile, Phrases.Lock.screen), (.board(.make("piers")), Phrases.Lock.closed)]
            as [(Route, String)])
    func `a refused screen asks for Enter, a refused command that stays on its screen for "unlock"`(
        _ route: Route, _ text: String
    ) async {
        let console = RecordingConsole()
        await LockedModule.assemble(
            console: console, finger: NoFingerprintReader(), accounts: nil, signIn: NoSignIn(),
            refusing: route, hasPrompt: true,
            navigator: SpyNavigator<Route>()
        ).appear(for: route)
        #expect(console.text == [text])
    }
}
