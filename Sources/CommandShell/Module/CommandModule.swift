public import Viper

/// Module whose events are parsed from commands: line → command → event → presenter.
@MainActor
public final class CommandModule<View: ModuleView, Presenter: CommandPresenter, Route: NavigationRoute>:
    CommandScreen
{
    public let name: String
    private let view: View
    private let module: Module<Presenter, Route>
    private let commands: @Sendable () -> ScreenCommands<Presenter.Event>
    private let hasPhotoOnScreen: Bool

    /// `entering` converts routes to events. `hasPhotoOnScreen`: whether commands without a number apply to the photo.
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
            current: module.presenter.current, start: module.presenter.start,
            emptyList: module.presenter.emptyList, listName: module.presenter.listName)
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
        let event: Presenter.Event?
        do throws(UsageError) { event = try table.event(for: command, in: scope) } catch {
            guard try await loadsNumbers(of: error) else { return true }
            event = try table.event(for: command, in: scope)
        }
        guard let event else { return false }
        await module.handle(event, isPrefetched: table.isPrefetched(command))
        return true
    }

    public func accepts(_ command: Command) throws(UsageError) -> Bool {
        try commands().event(for: command, in: scope) != nil
    }

    /// Loads the photos whose numbers caused the error. Returns false if loading failed; throws if none can be loaded.
    private func loadsNumbers(of error: UsageError) async throws(UsageError) -> Bool {
        guard let (text, last) = error.numberToLoad else { throw error }
        switch await module.presenter.load(upTo: last) {
        case .finished: return true
        case .failed: return false
        case .outside(let numbers): throw UsageError(.number(text, numbers), at: error.position)
        case .tooFar(let count): throw UsageError(.notLoaded(text, count: count), at: error.position)
        }
    }
}
