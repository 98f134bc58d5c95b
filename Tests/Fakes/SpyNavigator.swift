public import Viper

/// Records the navigation of a router.
@MainActor
public final class SpyNavigator<Route: NavigationRoute>: Navigating {
    public private(set) var routes: [Route] = []
    public private(set) var restarts: [Route] = []
    public private(set) var pops = 0
    public private(set) var forwards = 0
    public private(set) var redraws = 0
    public private(set) var refusals: [any Error] = []
    public private(set) var hasQuit = false

    public init() {}
    public func go(to route: Route) async { routes.append(route) }
    public func back() async -> Bool {
        pops += 1
        return true
    }
    public func forward() async -> Bool {
        forwards += 1
        return true
    }
    public func restart(at route: Route) { restarts.append(route) }
    public func redraw() async { redraws += 1 }
    public func refuse(_ error: any Error) { refusals.append(error) }
    public func quit() { hasQuit = true }
}
