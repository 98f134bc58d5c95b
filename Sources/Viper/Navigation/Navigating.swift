/// What a router sees of the navigation stack. Only routers move.
@MainActor
public protocol Navigating<Route>: AnyObject {
    associatedtype Route: NavigationRoute
    /// Pushes, returns to or presents the screen of a route.
    func go(to route: Route) async
    /// Leaves the screen on top; false on the last one.
    func back() async -> Bool
    /// Leaves all screens but the first.
    func home() async
    /// Frees all screens and starts over at the route, without showing it.
    func restart(at route: Route)
    /// Shows the screen on top again.
    func redraw() async
    /// What led to a presented module cannot be done as it was asked for: whoever asked is told why.
    func refuse(_ error: any Error)
    /// Ends the session after the command that runs.
    func quit()
}
