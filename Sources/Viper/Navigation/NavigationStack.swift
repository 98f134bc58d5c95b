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

/// Navigation stack: owns the modules in the order they were gone to, the last one is on screen. Generic: it knows no
/// screen, only how to build one.
///
/// Screens one came back from stay until one goes elsewhere. A blank screen that is left leaves no trace.
///
/// `Top` is what the program needs of a screen besides appearing, such as reading commands.
@MainActor
public final class NavigationStack<Route: NavigationRoute, Top>: Navigating {
    private(set) var entries: [(route: Route, screen: Top)] = []
    /// Those one came back from, the last one first.
    private(set) var ahead: [(route: Route, screen: Top)] = []
    /// Screens that can be gone back to; each keeps what it has shown.
    private let limit = 32
    private var persistent: [(name: Route.PersistentScreen, screen: Top)] = []
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
    /// The screen on top and, while that is blank, the one whose photos are still in sight.
    public var inSight: [Top] {
        let last = entries.suffix(2).map { $0.screen }
        let hasBelow = last.count > 1 && asScreen(last[1]).isBlank && !asScreen(last[0]).isBlank
        return hasBelow ? [last[1], last[0]] : Array(last.suffix(1))
    }
    /// The screens kept for the session.
    public var kept: [Top] { persistent.map { $0.screen } }

    public func restart(at route: Route) { restart(at: route, and: nil) }

    /// Puts the first screen down without showing it, and another one on it when there is one; frees all screens
    /// there were.
    public func restart(at route: Route, and next: Route?) {
        persistent = []
        ahead = []
        entries = [(route, screen(for: route))]
        if let next { entries.append((next, screen(for: next))) }
    }

    public func go(to route: Route) async {
        if route.presentation == .presented {
            return await asScreen(build(route, self)).appear(for: route)
        }
        cover()
        ahead = []
        if case .persistent(let name) = route.presentation {
            entries.removeAll { $0.route.presentation == .persistent(name) }
        }
        if route.presentation != .singleTop || entries.last?.route != route {
            dropBlank()
            entries.append((route, screen(for: route)))
        }
        if entries.count > limit { entries.remove(at: 1) }
        await appear(for: route)
    }

    public func back() async -> Bool {
        guard entries.count > 1 else { return false }
        cover()
        if !dropBlank() { ahead.append(entries.removeLast()) }
        await appear(for: nil)
        return true
    }

    public func forward() async -> Bool {
        guard let next = ahead.popLast() else { return false }
        cover()
        dropBlank()
        entries.append(next)
        await appear(for: nil)
        return true
    }

    public func redraw() async {
        if let screen = inSight.last { await asScreen(screen).appear(for: nil) }
    }

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

    /// False when the screen on top is the first one or has shown something.
    @discardableResult private func dropBlank() -> Bool {
        guard entries.count > 1, let top, asScreen(top).isBlank else { return false }
        entries.removeLast()
        return true
    }

    private func cover() { if let top { asScreen(top).cover() } }

    private func screen(for route: Route) -> Top {
        guard case .persistent(let name) = route.presentation else { return build(route, self) }
        if let kept = persistent.first(where: { $0.name == name }) { return kept.screen }
        let made = build(route, self)
        persistent.append((name, made))
        return made
    }
}
