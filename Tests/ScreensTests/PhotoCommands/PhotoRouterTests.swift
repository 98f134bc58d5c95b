import Fakes
import GalleryCore
import Testing
import Waiting

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(1))) @MainActor struct PhotoRouterTests {
    @Test func `each destination is a route`() async {
        let navigator = SpyNavigator<Route>()
        let router = PhotoRouter(navigator: navigator)
        await router.openDetail(of: .favorites, titled: ListTitle("Fog"), at: 4)
        await router.openList(.topic("sea"))
        #expect(
            navigator.pushed == [.detail(.favorites, at: 4, title: ListTitle("Fog")), .list(.topic("sea"))])
    }

    @Test func `the navigator is not held`() {
        var navigator: SpyNavigator<Route>? = SpyNavigator()
        weak let held = navigator
        let router = PhotoRouter(navigator: navigator ?? SpyNavigator())
        navigator = nil
        #expect(held == nil)
        withExtendedLifetime(router) {}
    }
}
