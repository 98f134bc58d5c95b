/// Navigation stack: owns the modules in order of visit; the last is on screen. Opening a screen clears the forward
/// history. Blank screens are dropped when left. `Top` is the program's screen type, which `asScreen` converts.
@MainActor
public final class NavigationStack<Route: NavigationRoute, Top>: Navigating {
    private(set) var entries: [(route: Route, screen: Top)] = []
    /// Forward history, nearest last.
    private(set) var forwardEntries: [(route: Route, screen: Top)] = []
    /// Maximum depth; beyond it, the oldest entry after the first is dropped.
    private let limit = 32
    private var persistent: [(name: Route.PersistentScreen, screen: Top)] = []
    private var refusal: (any Error)?
    private let asScreen: (Top) -> any Screen<Route>
    private let build: @MainActor (Route, NavigationStack<Route, Top>) -> Top
    public private(set) var isEnded = false
    public var following: FollowingCommand?

    public init(
        asScreen: @escaping (Top) -> any Screen<Route>,
        build: @escaping @MainActor (Route, NavigationStack<Route, Top>) -> Top
    ) {
        self.asScreen = asScreen
        self.build = build
    }

    public var top: Top? { entries.last?.screen }
    public var topRoute: Route? { entries.last?.route }
    /// The top screen; if only that is blank, then also the screen below, whose contents are still visible.
    public var commandScreens: [Top] {
        let last = entries.suffix(2).map { $0.screen }
        let hasBelow = last.count > 1 && asScreen(last[1]).isBlank && !asScreen(last[0]).isBlank
        return hasBelow ? [last[1], last[0]] : Array(last.suffix(1))
    }
    public var kept: [Top] { persistent.map { $0.screen } }

    public func restart(at route: Route) { restart(at: route, and: nil) }

    /// Frees all screens and starts over at `route`, with `next` on top if given, without showing either.
    public func restart(at route: Route, and next: Route?) {
        persistent = []
        forwardEntries = []
        entries = [(route, screen(for: route))]
        if let next { entries.append((next, screen(for: next))) }
    }

    public func replaceFirst(by route: Route, dropping isDropped: (Route) -> Bool) {
        persistent.removeAll { kept in
            entries.contains { isDropped($0.route) && $0.route.presentation == .persistent(kept.name) }
        }
        forwardEntries = []
        entries = [(route, screen(for: route))] + entries.dropFirst().filter { !isDropped($0.route) }
    }

    public func go(to route: Route) async {
        if route.presentation == .presented {
            return await asScreen(build(route, self)).appear(for: route)
        }
        cover()
        forwardEntries = []
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
        if !dropBlank() { forwardEntries.append(entries.removeLast()) }
        await appear(for: nil)
        return true
    }

    public func forward() async -> Bool {
        guard let next = forwardEntries.popLast() else { return false }
        cover()
        dropBlank()
        entries.append(next)
        await appear(for: nil)
        return true
    }

    public func redraw() async {
        if let screen = commandScreens.last { await asScreen(screen).appear(for: nil) }
    }

    public func refuse(_ error: any Error) { refusal = error }

    /// Removes and returns the reason for which the last route was rejected; `nil` if the route was accepted.
    public func takeRefusal() -> (any Error)? {
        defer { refusal = nil }
        return refusal
    }

    public func quit() { isEnded = true }

    private func appear(for route: Route?) async {
        if let top { await asScreen(top).appear(for: route) }
    }

    /// Drops the top screen if blank and not the first; returns whether it did.
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
