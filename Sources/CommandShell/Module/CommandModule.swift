public import Viper

/// Module whose events are parsed commands: line → spec → event → presenter.
@MainActor
public final class CommandModule<View: ModuleView, Presenter: CommandPresenter, Route: NavigationRoute>:
    CommandScreen
{
    public let name: String
    private let view: View
    private let module: Module<Presenter, Route>
    private let commands: @Sendable () -> ScreenCommands<Presenter.Event>
    private let hasPhotoOnScreen: Bool

    /// `entering` converts a route to an event. `hasPhotoOnScreen`: commands without a number apply to the photo.
    public init(
        _ name: String, commands: @escaping @autoclosure @Sendable () -> ScreenCommands<Presenter.Event>,
        view: View, presenter: Presenter, hasPhotoOnScreen: Bool = false,
        entering: @escaping (Route) -> Presenter.Event? = { _ in nil }
    ) {
        self.name = name
        self.view = view
        self.commands = commands
        self.hasPhotoOnScreen = hasPhotoOnScreen
        let console = view.console
        module = Module(presenter, entering: entering, prefetches: { console.prefetches })
    }

    public var infos: [CommandInfo] { commands().listed }
    public var scope: ParsingScope {
        ParsingScope(
            numbers: module.presenter.numbers, hasPhotoOnScreen: hasPhotoOnScreen,
            current: module.presenter.current)
    }
    public var keys: [ScreenKey: String] { commands().keys }
    public var lateCommands: LateCommands {
        { [commands] in
            let table = commands()
            return (table.listed, table.keys)
        }
    }
    public var offers: CompletionContext { module.presenter.offers }

    public func appear(for route: Route?) async { await module.appear(for: route) }
    public func cover() { module.cover() }
    public var isBlank: Bool { module.presenter.isBlank }

    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        let table = commands()
        guard let event = try table.event(for: command, in: scope) else { return false }
        await module.handle(event, isPrefetched: table.isPrefetched(command))
        return true
    }
}
