package import Viper

@MainActor
package final class SpyNavigator<Route: NavigationRoute>: Navigating {
    package private(set) var routes: [Route] = []
    package private(set) var restarts: [Route] = []
    package private(set) var pops = 0
    package private(set) var forwards = 0
    package private(set) var redraws = 0
    package private(set) var refusals: [any Error] = []
    package private(set) var hasQuit = false
    package var following: FollowingCommand?
    /// Called with each route of `go`.
    package var arrive: @MainActor (Route) async -> Void = { _ in }

    package init() {}
    package func go(to route: Route) async {
        routes.append(route)
        await arrive(route)
    }
    package func back() async -> Bool {
        pops += 1
        return true
    }
    package func forward() async -> Bool {
        forwards += 1
        return true
    }
    package func restart(at route: Route) { restarts.append(route) }
    package func replaceFirst(by route: Route, dropping isDropped: (Route) -> Bool) { restarts.append(route) }
    package func redraw() async { redraws += 1 }
    package func refuse(_ error: any Error) { refusals.append(error) }
    package func quit() { hasQuit = true }
}
