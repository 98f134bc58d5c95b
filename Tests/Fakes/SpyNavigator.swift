package import CommandShell
package import Viper

/// Remembers where a router went.
@MainActor
package final class SpyNavigator<Route: NavigationRoute>: Navigating {
    package private(set) var pushed: [Route] = []
    package private(set) var performed: [Command] = []
    package private(set) var pops = 0

    package init() {}
    package func push(_ route: Route) async { pushed.append(route) }
    package func push(_ route: Route, performing command: Command) async throws(UsageError) {
        pushed.append(route)
        performed.append(command)
    }
    package func pop() async { pops += 1 }
}
