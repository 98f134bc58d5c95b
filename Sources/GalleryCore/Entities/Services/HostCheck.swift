public struct HostCheck: Sendable {
    /// Host, and port if the address has one.
    public let host: String
    public let elapsed: Duration
    public let outcome: Result<Int, CatalogError>

    public init(host: String, elapsed: Duration, outcome: Result<Int, CatalogError>) {
        self.host = host
        self.elapsed = elapsed
        self.outcome = outcome
    }

    public var milliseconds: Int {
        let (seconds, attoseconds) = elapsed.components
        return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
