@MainActor
public protocol Screen<Route>: AnyObject {
    associatedtype Route: NavigationRoute
    /// Short name, such as `search`, stored with history lines and used for suggestions on the screen.
    var name: String { get }
    /// Shows the screen on top of the stack, opened by `route`; a return or a redraw has no `route`.
    func appear(for route: Route?) async
    /// Called before another screen becomes the top one.
    func cover()
    /// Whether the screen has shown nothing of its own, so that the previous contents are still visible.
    var isBlank: Bool { get }
}

extension Screen {
    public func cover() {}
    public var isBlank: Bool { false }
}
