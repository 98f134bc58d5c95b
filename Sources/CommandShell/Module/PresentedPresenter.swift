@MainActor
public protocol PresentedPresenter {
    associatedtype Request: Sendable
    func handle(_ request: Request) async
}
