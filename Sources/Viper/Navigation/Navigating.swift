/// Where a screen can be sent to.
public protocol NavigationRoute: Equatable, Sendable {
    /// A place keeps its screen for the whole session and stands on the stack at most once.
    associatedtype Place: Hashable & Sendable
    /// The place this route leads to; nil for a screen that is made anew each time and freed when left.
    var place: Place? { get }
}

/// What a router sees of the navigation stack.
@MainActor
public protocol Navigating<Route>: AnyObject {
    associatedtype Route: NavigationRoute
    /// Goes to a new screen, or back to a place that is on the stack already.
    func push(_ route: Route) async
    /// Goes there and has it deal with a command. A command that is not understood leads nowhere.
    func push(_ route: Route, performing command: Command) async throws(UsageError)
    /// Leaves the screen on top; nothing on the last one.
    func pop() async
}
