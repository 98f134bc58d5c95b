/// Signed-in accounts, at most one per service. Other processes may change them between calls.
public protocol AccountStore: Sendable {
    /// Sorted by service.
    func accounts() -> [Account]
}

extension AccountStore {
    public func account(at service: ServiceName) -> Account? { accounts().first { $0.service == service } }
}
