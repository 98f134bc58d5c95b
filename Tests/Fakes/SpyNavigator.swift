package import Viper

/// Remembers where a router went.
@MainActor
package final class SpyNavigator<Route: NavigationRoute>: Navigating {
    package private(set) var pushed: [Route] = []
    package private(set) var pops = 0

    package init() {}
    package func push(_ route: Route) async { pushed.append(route) }
    package func pop() async { pops += 1 }
}
