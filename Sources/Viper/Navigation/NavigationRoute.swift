public protocol NavigationRoute: Equatable, Sendable {
    /// Names of screens that live until a restart of the stack.
    associatedtype PersistentScreen: Hashable & Sendable
    var presentation: Presentation<PersistentScreen> { get }
}
