public import Viper

/// Remembers where a router went.
@MainActor
public final class SpyNavigator<Route: NavigationRoute>: Navigating {
    public private(set) var pushed: [Route] = []
    public private(set) var pops = 0

    public init() {}
    public func push(_ route: Route) async { pushed.append(route) }
    public func pop() async { pops += 1 }
}
