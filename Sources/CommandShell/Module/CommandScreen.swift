public import TextLayout
public import Viper

/// Listed commands and key bindings of a screen.
public typealias LateCommands = @Sendable () -> (infos: [CommandInfo], keys: [ScreenKey: String])

/// Screen that reads commands.
@MainActor
public protocol CommandScreen<Route>: Screen {
    var infos: [CommandInfo] { get }
    var scope: ParsingScope { get }
    /// Commands bound to keys on an empty line.
    var keys: [ScreenKey: String] { get }
    /// `infos` and `keys`, built on demand, which is after the first prompt.
    var lateCommands: LateCommands { get }
    var offers: CompletionContext { get }
    /// Handles a command; returns false if this screen does not know it.
    func perform(_ command: Command) async throws(UsageError) -> Bool
}

extension CommandScreen {
    public var entries: [CommandInfo] {
        let scope = scope
        return infos.map { $0.scoped(to: scope) }
    }
}

extension CommandScreen {
    public var scope: ParsingScope { ParsingScope() }
    public var keys: [ScreenKey: String] { [:] }
    public var lateCommands: LateCommands {
        let made = (infos, keys)
        return { made }
    }
    public var offers: CompletionContext { CompletionContext() }
}

/// Navigation stack of screens that read commands.
public typealias CommandStack<Route: NavigationRoute> = NavigationStack<Route, any CommandScreen<Route>>

extension NavigationStack where Top == any CommandScreen<Route> {
    public convenience init(
        build: @escaping @MainActor (Route, CommandStack<Route>) -> any CommandScreen<Route>
    ) {
        self.init(asScreen: { $0 }, build: build)
    }

    var numbersByScreen: [String: ClosedRange<Int>] {
        var numbers: [String: ClosedRange<Int>] = [:]
        for screen in kept { numbers[screen.name] = screen.scope.numbers }
        return numbers
    }
}

/// View of a screen: prints models to the console.
@MainActor
public protocol ModuleView: ConsoleDisplay {
    var console: any Console { get }
    func blocks(for model: Model) -> [Block]
}

extension ModuleView {
    public var audience: Audience { console.audience }

    @discardableResult
    public func show(_ model: Model) -> Int { console.show(blocks(for: model)) }

    public func prepare(_ model: Model) async { await console.prepare(blocks(for: model)) }

    public func progress(_ text: String?) { console.progress(text.map { Line($0, .quiet) }) }

    public func copy(_ text: String) async -> Bool { await console.copy(text) }

    public func clear(withScrollback: Bool) { console.clear(withScrollback: withScrollback) }

    public var problemCount: Int { console.problemCount }

    public func outdateLayout() -> Bool {
        console.noteNewLayout()
        return console.wantsRedraw
    }
}

@MainActor
public protocol ConsoleDisplay<Model>: Display {
    var audience: Audience { get }
    func copy(_ text: String) async -> Bool
    func clear(withScrollback: Bool)
    /// Number of problems shown so far by any screen.
    var problemCount: Int { get }
    /// Discards cached layout; true if visible pictures need a redraw.
    func outdateLayout() -> Bool
}

extension ConsoleDisplay {
    public var audience: Audience { Audience() }
    public func copy(_ text: String) async -> Bool { false }
    public func clear(withScrollback: Bool) {}
    public var problemCount: Int { 0 }
    public func outdateLayout() -> Bool { false }
}

@MainActor
public protocol CommandPresenter: ModulePresenter {
    var numbers: ClosedRange<Int>? { get }
    /// Number of the displayed photo; `nil` on other screens.
    var current: Int? { get }
    var offers: CompletionContext { get }
    /// Whether only messages were shown, so that the previous screen and its numbers are still visible.
    var isBlank: Bool { get }
}

extension CommandPresenter {
    public var isBlank: Bool { false }
    public var numbers: ClosedRange<Int>? { nil }
    public var current: Int? { nil }
    public var offers: CompletionContext { CompletionContext(numbers: numbers) }
}
