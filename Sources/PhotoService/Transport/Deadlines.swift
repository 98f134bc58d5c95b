/// How long each part of a request may take.
struct Deadlines: Sendable {
    /// Finding and reaching the host, TLS included.
    var connect: Duration = .seconds(10)
    /// With less than 100 bytes a second arriving. Whole seconds, at least 1.
    var idle: Duration = .seconds(15)
    /// Everything together: what drips just above the idle rate ends too.
    var total: Duration

    /// For a reply of a few hundred kilobytes.
    static let reply = Deadlines(total: .seconds(30))
    /// For a picture about to be shown.
    static let picture = Deadlines(total: .seconds(60))
    /// For a full-size file, which may take a slow line a while.
    static let file = Deadlines(total: .seconds(3600))
    /// For a check whether the host answers.
    static let check = Deadlines(connect: .seconds(2), idle: .seconds(2), total: .seconds(2))
    /// For a report that the person does not wait for.
    static let report = Deadlines(connect: .seconds(5), idle: .seconds(5), total: .seconds(5))
}

extension Duration {
    /// Whole milliseconds, as libcurl takes them; at least 1, since it reads 0 as "no limit".
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        return max(1, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    }
}
