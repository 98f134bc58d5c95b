public protocol NavigationRoute: Equatable, Sendable {
    /// Names of screens that live for the session.
    associatedtype PersistentScreen: Hashable & Sendable
    var presentation: Presentation<PersistentScreen> { get }
}
