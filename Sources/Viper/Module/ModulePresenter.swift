/// The presenter of a screen: holds its state, orders its calls, makes its models.
@MainActor
public protocol ModulePresenter: AnyObject {
    /// What it reacts to: a parsed command, or a route that leads here.
    associatedtype Event: Equatable & Sendable
    /// The screen comes to the top, for the first time or again. Again means: without a request.
    func appear() async
    /// While idle: prepares what the person may ask for next. Shows nothing, and returns early when canceled.
    func prepare() async
    /// Handles one event; returns when all is shown. Canceled when the person interrupts.
    func handle(_ event: Event) async
}

extension ModulePresenter {
    public func prepare() async {}
}
