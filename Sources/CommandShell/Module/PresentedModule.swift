public import Viper

/// Module of a presented route, named after its first command.
@MainActor
public final class PresentedModule<Presenter: PresentedPresenter, Route: NavigationRoute>: CommandScreen {
    public let name: String
    private let request: Presenter.Request
    private let presenter: Presenter

    public init(_ commands: [CommandSpec<Route>], _ request: Presenter.Request, _ presenter: Presenter) {
        name = commands.first?.info.name ?? ""
        self.request = request
        self.presenter = presenter
    }

    public var infos: [CommandInfo] { [] }
    public func appear(for route: Route?) async { await presenter.handle(request) }
    public func perform(_ command: Command) async -> Bool { false }
}
