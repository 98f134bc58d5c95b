public import Viper

public typealias LateCommands = @Sendable () -> (infos: [CommandInfo], keys: [ScreenKey: String])

@MainActor
public protocol CommandScreen<Route>: Screen {
    var infos: [CommandInfo] { get }
    var scope: ParsingScope { get }
    /// Commands bound to keys on an empty line.
    var keys: [ScreenKey: String] { get }
    /// Returns `infos` and `keys`, which may be built when called, so that they do not delay the first prompt.
    var lateCommands: LateCommands { get }
    var offers: CompletionContext { get }
    /// Handles a command; returns false if this screen does not have the command.
    func perform(_ command: Command) async throws(UsageError) -> Bool
    /// Parses a command without running it; returns false if this screen does not have the command.
    func accepts(_ command: Command) throws(UsageError) -> Bool
}

extension CommandScreen {
    public var entries: [CommandInfo] {
        let scope = scope
        return infos.map { $0.scoped(to: scope) }
    }
    public var scope: ParsingScope { ParsingScope() }
    public var keys: [ScreenKey: String] { [:] }
    public var lateCommands: LateCommands {
        let made = (infos, keys)
        return { made }
    }
    public var offers: CompletionContext { CompletionContext() }
    public func accepts(_ command: Command) -> Bool { false }
}

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
