/// What the navigation stack holds.
@MainActor
public protocol Screen<Route>: AnyObject {
    associatedtype Route: NavigationRoute
    /// A short name for history and status, such as `search`.
    var name: String { get }
    /// The screen comes to the top: by `route`, which may carry what to do there, or again, when it is nil. Again
    /// means: without a request.
    func appear(for route: Route?) async
    /// Another screen comes in its place, until it appears again.
    func cover()
    /// It has shown nothing of its own: what stood there before is still in sight.
    var isBlank: Bool { get }
}

extension Screen {
    public func cover() {}
    public var isBlank: Bool { false }
}
