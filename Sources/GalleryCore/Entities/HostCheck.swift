/// What came of asking a host whether it is there.
public struct HostCheck: Sendable {
    /// Host and port.
    public let host: String
    /// How long it took.
    public let elapsed: Duration
    /// The status of its answer, or why there is none.
    public let outcome: Result<Int, CatalogError>

    public init(host: String, elapsed: Duration, outcome: Result<Int, CatalogError>) {
        (self.host, self.elapsed, self.outcome) = (host, elapsed, outcome)
    }

    /// How long it took in whole milliseconds.
    public var milliseconds: Int {
        let (seconds, attoseconds) = elapsed.components
        return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
