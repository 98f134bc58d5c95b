/// A request that has not been answered yet.
public struct NetworkWait: Equatable, Sendable {
    /// Host and port.
    public let host: String
    /// How long nothing has come of it.
    public let elapsed: Duration
    /// How long it is until it is asked again; nil while it is being asked.
    public let pause: Duration?

    /// All of it.
    public init(host: String, elapsed: Duration, pause: Duration? = nil) {
        (self.host, self.elapsed, self.pause) = (host, elapsed, pause)
    }
}
