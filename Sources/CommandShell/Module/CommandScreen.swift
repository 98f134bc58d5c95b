public import Viper

/// A screen that reads commands.
@MainActor
public protocol CommandScreen<Route>: Screen {
    /// The command words that work here, as they are typed here.
    var entries: [CommandEntry] { get }
    /// The commands that keys stand for while nothing is typed.
    var keys: [ScreenKey: String] { get }
    /// What TAB can offer of what stands on the screen.
    var offers: CompletionContext { get }
    /// Handles a command; false when its word is none of this screen's.
    func perform(_ command: Command) async throws(UsageError) -> Bool
}

extension CommandScreen {
    public var keys: [ScreenKey: String] { [:] }
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
        Dictionary(kept.map { ($0.name, $0.offers.numbers) }, uniquingKeysWith: { $1 }).compactMapValues {
            $0
        }
    }
}
