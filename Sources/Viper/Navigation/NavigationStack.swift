/// The screens one came through. Generic: it knows no screen, only how to ask for one.
@MainActor
public final class NavigationStack<Route: NavigationRoute>: Navigating {
    private struct Entry {
        let route: Route
        let screen: any Screen
    }

    private var entries: [Entry] = []
    private var places: [Route.Place: any Screen] = [:]
    private let build: @MainActor (Route, NavigationStack<Route>) -> any Screen

    /// `build` makes the screen of a route; it is the only place that maps one to the other.
    public init(build: @escaping @MainActor (Route, NavigationStack<Route>) -> any Screen) {
        self.build = build
    }

    /// The screen one is on.
    public var top: (any Screen)? { entries.last?.screen }
    /// How many screens one would have to leave.
    public var depth: Int { entries.count }

    /// Puts the first screen down without showing it, and another one upon it when there is one; frees all screens
    /// there were.
    public func start(at route: Route, and next: Route? = nil) {
        places = [:]
        entries = [Entry(route: route, screen: screen(for: route))]
        if let next { entries.append(Entry(route: next, screen: screen(for: next))) }
    }

    /// Goes to a new screen, or back to a place, and shows it.
    public func push(_ route: Route) async {
        enter(route)
        await top?.appear()
    }

    /// Goes to a place and has it deal with a command. A command that is not understood leads nowhere.
    public func push(_ route: Route, performing command: Command) async throws(UsageError) {
        let before = entries
        enter(route)
        do throws(UsageError) {
            if try await top?.perform(command) != true { await top?.appear() }
        } catch {
            entries = before
            throw error
        }
    }

    /// Leaves the screen on top and shows the one below.
    public func pop() async {
        guard entries.count > 1 else { return }
        top?.cover()
        entries.removeLast()
        await top?.appear()
    }

    /// Leaves all screens but the first.
    public func popToRoot() async {
        top?.cover()
        entries.removeSubrange(min(1, entries.count)...)
        await top?.appear()
    }

    private func enter(_ route: Route) {
        top?.cover()
        if let place = route.place, let index = entries.firstIndex(where: { $0.route.place == place }) {
            entries.removeSubrange((index + 1)...)
        } else {
            entries.append(Entry(route: route, screen: screen(for: route)))
        }
    }

    private func screen(for route: Route) -> any Screen {
        guard let place = route.place else { return build(route, self) }
        if let kept = places[place] { return kept }
        let made = build(route, self)
        places[place] = made
        return made
    }
}
