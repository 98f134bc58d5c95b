/// A destination, with what it needs to know of the way there.
public protocol NavigationRoute: Equatable, Sendable {
    /// Names the screens that stay for the session.
    associatedtype PersistentScreen: Hashable & Sendable
    /// How its screen is shown.
    var presentation: Presentation<PersistentScreen> { get }
}

/// What a router sees of the navigation stack. Only routers move.
@MainActor
public protocol Navigating<Route>: AnyObject {
    associatedtype Route: NavigationRoute
    /// Pushes, returns to or presents the screen of a route.
    func go(to route: Route) async
    /// To the screen before, as it was left; false on the first one.
    func back() async -> Bool
    /// To the screen one came back from last; false when there is none.
    func forward() async -> Bool
    /// Frees all screens and starts over at the route, without showing it.
    func restart(at route: Route)
    /// Shows the screen on top again.
    func redraw() async
    /// What led to a presented module cannot be done as it was asked for, and why.
    func refuse(_ error: any Error)
    /// Ends the session after the command that runs.
    func quit()
}
