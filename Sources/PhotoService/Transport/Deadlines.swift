struct Deadlines: Sendable {
    /// Limit for name resolution, connection and TLS handshake together.
    var connect: Duration = .seconds(10)
    /// Maximum time at less than 100 bytes per second. Whole seconds, at least 1.
    var idle: Duration = .seconds(15)
    /// Limit for the whole request, which also ends transfers just above the idle rate.
    var total: Duration

    /// For a reply of a few hundred kilobytes.
    static let reply = Deadlines(total: .seconds(30))
    static let picture = Deadlines(total: .seconds(60))
    /// For a full-size file on a slow connection.
    static let file = Deadlines(total: .seconds(3600))
    static let check = Deadlines(connect: .seconds(2), idle: .seconds(2), total: .seconds(2))
    static let report = Deadlines(connect: .seconds(5), idle: .seconds(5), total: .seconds(5))
}

extension Duration {
    /// Milliseconds for libcurl; at least 1, since 0 means no limit.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        return max(1, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    }
}
