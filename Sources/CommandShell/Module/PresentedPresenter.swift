@MainActor
public protocol PresentedPresenter: AnyObject {
    associatedtype Request: Sendable
    func handle(_ request: Request) async
}
