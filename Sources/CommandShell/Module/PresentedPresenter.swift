/// Presenter of a presented module: handles one request, then is freed.
@MainActor
public protocol PresentedPresenter: AnyObject {
    associatedtype Request: Sendable
    func handle(_ request: Request) async
}
