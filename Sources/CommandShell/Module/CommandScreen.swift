public import TextLayout
public import Viper

/// A screen's commands that are listed, and those that keys stand for while nothing is typed.
public typealias LateCommands = @Sendable () -> (infos: [CommandInfo], keys: [ScreenKey: String])

/// A screen that reads commands.
@MainActor
public protocol CommandScreen<Route>: Screen {
    /// The commands that work here and are listed.
    var infos: [CommandInfo] { get }
    /// What a command that is typed here may know.
    var scope: ParsingScope { get }
    /// The commands that keys stand for while nothing is typed.
    var keys: [ScreenKey: String] { get }
    /// Both, made when they are wanted: that is after the first prompt.
    var lateCommands: LateCommands { get }
    /// What TAB can offer of what stands on the screen.
    var offers: CompletionContext { get }
    /// Handles a command; false when its word is none of this screen's.
    func perform(_ command: Command) async throws(UsageError) -> Bool
}

extension CommandScreen {
    /// The commands as they are typed here.
    public var entries: [CommandEntry] {
        let scope = scope
        return infos.map { $0.entry(in: scope) }
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

/// The navigation stack of a shell.
public typealias CommandStack<Route: NavigationRoute> = NavigationStack<Route, any CommandScreen<Route>>

extension NavigationStack where Top == any CommandScreen<Route> {
    /// A stack whose screens read commands.
    public convenience init(
        build: @escaping @MainActor (Route, CommandStack<Route>) -> any CommandScreen<Route>
    ) {
        self.init(asScreen: { $0 }, build: build)
    }

    /// The numbers printed by screens that are kept, by their names.
    var numbersByScreen: [String: ClosedRange<Int>] {
        var numbers: [String: ClosedRange<Int>] = [:]
        for screen in kept { numbers[screen.name] = screen.scope.numbers }
        return numbers
    }
}

/// The view of a screen: prints models to the prompt, and decides nothing.
@MainActor
public protocol ModuleView: ConsoleDisplay {
    /// Where blocks are rendered.
    var console: any Console { get }
    /// The model as blocks.
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
}

/// What a presenter sees of a view that prints to the console.
@MainActor
public protocol ConsoleDisplay<Model>: Display {
    /// Who reads it.
    var audience: Audience { get }
    /// Puts text onto the clipboard; false where there is none that is known.
    func copy(_ text: String) async -> Bool
    /// Empties the screen, where there is one; what was scrolled out of it, too, when asked for.
    func clear(withScrollback: Bool)
}

extension ConsoleDisplay {
    /// A person.
    public var audience: Audience { Audience() }
    public func copy(_ text: String) async -> Bool { false }
    public func clear(withScrollback: Bool) {}
}

/// A presenter whose screen is used by typing.
@MainActor
public protocol CommandPresenter: ModulePresenter {
    /// The numbers a person may type here; nil when nothing is printed yet.
    var numbers: ClosedRange<Int>? { get }
    /// The number of the one photo that is shown; nil where none is.
    var current: Int? { get }
    /// What TAB can offer of what stands on the screen.
    var offers: CompletionContext { get }
    /// Nothing was shown but notes: the numbers of the screen before it are still in sight.
    var isBlank: Bool { get }
}

extension CommandPresenter {
    public var isBlank: Bool { false }
    /// For screens without numbers.
    public var numbers: ClosedRange<Int>? { nil }
    public var current: Int? { nil }
    /// The numbers alone.
    public var offers: CompletionContext { CompletionContext(numbers: numbers) }
}
