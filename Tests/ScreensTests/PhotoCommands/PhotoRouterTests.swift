import GalleryCore
import TestKit
import Testing

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct PhotoRouterTests {
    @Test func `openDetail navigates to the photo's route, and openList to the list's route`() async {
        let navigator = SpyNavigator<Route>()
        let router = PhotoRouter(navigator: navigator)
        await router.openDetail(of: .favorites, titled: ListTitle("Fog"), at: 4)
        await router.openList(.topic("sea"), titled: ListTitle())
        #expect(
            navigator.routes == [.detail(.favorites, at: 4, title: ListTitle("Fog")), .list(.topic("sea"))])
    }

    @Test func `the favorites, search and recommendations routers open a photo of their list`() async {
        let navigator = SpyNavigator<Route>()
        let cats = PhotoListID.search(SearchQuery(keywords: "cats"))
        await FavoritesRouter(navigator: navigator).openDetail(of: .favorites, titled: ListTitle(), at: 1)
        await SearchRouter(navigator: navigator).openDetail(of: cats, titled: ListTitle(), at: 2)
        let section = PhotoListID.recommendations
        await RecommendationsRouter(navigator: navigator)
            .openDetail(of: section, titled: ListTitle("For you"), at: 3)
        #expect(
            navigator.routes == [
                .detail(.favorites, at: 1), .detail(cats, at: 2),
                .detail(section, at: 3, title: ListTitle("For you")),
            ])
    }

    @Test func `the photo screen opens lists and marked photos, but no second screen for its list`()
        async
    {
        let navigator = SpyNavigator<Route>()
        let router = DetailRouter(navigator: navigator)
        await router.openDetail(of: .favorites, titled: ListTitle(), at: 1)
        await router.openList(.topic("sea"), titled: ListTitle("Sea"))
        let marked = PhotoListID.named([PhotoID(service: .demo, key: "p1")])
        await router.openDetail(of: marked, titled: ListTitle(), at: 0)
        #expect(
            navigator.routes == [
                .list(.topic("sea"), title: ListTitle("Sea")), .detail(marked, at: 0, title: ListTitle()),
            ])
    }

    @Test func `a router does not retain the navigator`() {
        var navigator: SpyNavigator<Route>? = SpyNavigator()
        weak let held = navigator
        let router = PhotoRouter(navigator: navigator ?? SpyNavigator())
        navigator = nil
        #expect(held == nil)
        withExtendedLifetime(router) {}
    }
}
