public struct NetworkWait: Equatable, Sendable {
    /// Host, and port if the address has one; the name of a service whose address the user configured.
    public let host: String
    /// Time since the last received data or, without data, since the start.
    public let elapsed: Duration
    /// Time until the retry; `nil` while a request is running.
    public let pause: Duration?

    public init(host: String, elapsed: Duration, pause: Duration? = nil) {
        self.host = host
        self.elapsed = elapsed
        self.pause = pause
    }
}
