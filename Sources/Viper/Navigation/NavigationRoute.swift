/// A destination, with what it needs to know of the way there.
public protocol NavigationRoute: Equatable, Sendable {
    /// Names the screens that stay for the session.
    associatedtype PersistentScreen: Hashable & Sendable
    /// How its screen is shown.
    var presentation: Presentation<PersistentScreen> { get }
}

/// How the screen of a route is shown.
public enum Presentation<PersistentScreen: Hashable & Sendable>: Equatable, Sendable {
    /// On top of the stack; created again each time, freed when left.
    case pushed
    /// Kept for the session, on the stack at most once; what stood above it is left.
    case persistent(PersistentScreen)
    /// Shown once and freed: the screen below is not covered and stays where it was.
    case presented
}

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
