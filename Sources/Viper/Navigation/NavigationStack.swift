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
    /// Leaves the screen on top; false on the last one.
    func back() async -> Bool
    /// Leaves all screens but the first.
    func home() async
    /// Frees all screens and starts over at the route, without showing it.
    func restart(at route: Route)
    /// Shows the screen on top again.
    func redraw() async
    /// What led to a presented module cannot be done as it was asked for, and why.
    func refuse(_ error: any Error)
    /// Ends the session after the command that runs.
    func quit()
}

/// Navigation stack: owns the modules, the last one is on screen. Generic: it knows no screen, only how to build one.
///
/// `Top` is what the program needs of a screen besides appearing, such as reading commands.
@MainActor
public final class NavigationStack<Route: NavigationRoute, Top>: Navigating {
    private(set) var entries: [(route: Route, screen: Top)] = []
    private var persistent: [Route.PersistentScreen: Top] = [:]
    private var refusal: (any Error)?
    private let asScreen: (Top) -> any Screen<Route>
    private let build: @MainActor (Route, NavigationStack<Route, Top>) -> Top
    /// A router has asked for the end of the session.
    public private(set) var isEnded = false

    /// `build` makes the screen of a route; it is the only place that maps one to the other.
    public init(
        asScreen: @escaping (Top) -> any Screen<Route>,
        build: @escaping @MainActor (Route, NavigationStack<Route, Top>) -> Top
    ) {
        (self.asScreen, self.build) = (asScreen, build)
    }

    /// The screen one is on.
    public var top: Top? { entries.last?.screen }
    /// The screens kept for the session.
    public var kept: [Top] { Array(persistent.values) }

    public func restart(at route: Route) { restart(at: route, and: nil) }

    /// Puts the first screen down without showing it, and another one on it when there is one; frees all screens
    /// there were.
    public func restart(at route: Route, and next: Route?) {
        persistent = [:]
        entries = [(route, screen(for: route))]
        if let next { entries.append((next, screen(for: next))) }
    }

    public func go(to route: Route) async {
        if route.presentation == .presented {
            return await asScreen(build(route, self)).appear(for: route)
        }
        cover()
        if case .persistent(let name) = route.presentation,
            let index = entries.firstIndex(where: { $0.route.presentation == .persistent(name) })
        {
            entries.removeSubrange((index + 1)...)
        } else {
            entries.append((route, screen(for: route)))
        }
        await appear(for: route)
    }

    public func back() async -> Bool {
        guard entries.count > 1 else { return false }
        cover()
        entries.removeLast()
        await appear(for: nil)
        return true
    }

    public func home() async {
        cover()
        entries.removeSubrange(min(1, entries.count)...)
        await appear(for: nil)
    }

    public func redraw() async { await appear(for: nil) }

    public func refuse(_ error: any Error) { refusal = error }

    /// Why the route gone to last was refused; nil when it was not.
    public func takeRefusal() -> (any Error)? {
        defer { refusal = nil }
        return refusal
    }

    public func quit() { isEnded = true }

    private func appear(for route: Route?) async {
        if let top { await asScreen(top).appear(for: route) }
    }

    private func cover() { if let top { asScreen(top).cover() } }

    private func screen(for route: Route) -> Top {
        guard case .persistent(let name) = route.presentation else { return build(route, self) }
        if let kept = persistent[name] { return kept }
        let made = build(route, self)
        persistent[name] = made
        return made
    }
}
