/// The navigation stack, as routers use it; only routers navigate.
@MainActor
public protocol Navigating<Route>: AnyObject {
    associatedtype Route: NavigationRoute
    /// Pushes, returns to or presents the screen of a route.
    func go(to route: Route) async
    /// Returns to the previous screen in its last state; returns false on the first screen.
    func back() async -> Bool
    /// Undoes the last `back`; returns false without forward history.
    func forward() async -> Bool
    /// Frees all screens and starts over at the route, without showing it.
    func restart(at route: Route)
    /// Puts the screen of a route in place of the first one and frees the screens of `dropped` routes, without showing
    /// any. Other screens stay as they are.
    func replaceFirst(by route: Route, dropping isDropped: (Route) -> Bool)
    func redraw() async
    /// Command for which the next screen is opened, if any.
    var following: FollowingCommand? { get }
    /// Reports why a presented module rejected its route.
    func refuse(_ error: any Error)
    /// Ends the session after the running command.
    func quit()
}

/// Command that runs on a screen after it was opened.
public enum FollowingCommand: Sendable {
    /// Draws the screen, so that the screen itself need not.
    case drawing
    case other
}
