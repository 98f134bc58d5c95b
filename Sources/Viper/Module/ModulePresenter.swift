/// Presenter of a screen: holds the state, calls interactor and router, and makes the models for the view.
@MainActor
public protocol ModulePresenter: AnyObject {
    /// Parsed command, or route to this screen.
    associatedtype Event: Equatable & Sendable
    /// Called when the screen becomes the top one without an event, or is redrawn. Loaded content needs no request.
    func appear() async
    /// Prefetches what the user may ask for next, while idle. Shows nothing; returns early when canceled.
    func prepare() async
    /// Handles one event; returns when everything is shown. Canceled by Ctrl-C.
    func handle(_ event: Event) async
}

extension ModulePresenter {
    public func prepare() async {}
}
