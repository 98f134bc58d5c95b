public protocol HostChecking: Sendable {
    /// Checks the hosts of active services concurrently, within 2 s; results in service order.
    func check() async -> [HostCheck]
    /// Hosts contacted in this session, sorted.
    var hosts: [String] { get }
    /// Contact address sent to hosts of Wikimedia; `nil` if not configured.
    var contact: String? { get }
}
