public import Viper

/// Module of a presented route. Has no name and no commands, since it is never on the stack.
@MainActor
public final class PresentedModule<Presenter: PresentedPresenter, Route: NavigationRoute>: CommandScreen {
    private let request: Presenter.Request
    private let presenter: Presenter

    public init(_ request: Presenter.Request, _ presenter: Presenter) {
        self.request = request
        self.presenter = presenter
    }

    public var name: String { "" }
    public var infos: [CommandInfo] { [] }
    public func appear(for route: Route?) async { await presenter.handle(request) }
    public func perform(_ command: Command) async -> Bool { false }
}
