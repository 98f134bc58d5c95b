public import Viper

/// The presenter of a presented module: handles the event of the route that leads to it, and is freed.
@MainActor
public protocol PresentedPresenter: CommandPresenter {}

extension PresentedPresenter {
    public func appear() async {}
}

extension CommandModule {
    /// A presented module: it reads no commands.
    public convenience init(
        presenting name: String, view: View, presenter: Presenter,
        entering: @escaping (Route) -> Presenter.Event?
    ) {
        self.init(
            name, commands: ScreenCommands([]), view: view, presenter: presenter, entering: entering)
    }
}
