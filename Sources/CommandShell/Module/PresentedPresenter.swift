public import Viper

/// Presenter of a presented module: handles the event of its route, then is freed.
@MainActor
public protocol PresentedPresenter: CommandPresenter {}

extension PresentedPresenter {
    public func appear() async {}
}

extension CommandModule {
    /// Presented module, without commands.
    public convenience init(
        presenting name: String, view: View, presenter: Presenter,
        entering: @escaping (Route) -> Presenter.Event?
    ) {
        self.init(
            name, commands: ScreenCommands([]), view: view, presenter: presenter, entering: entering)
    }
}
