public enum ServiceNotice: Equatable, Sendable {
    /// The demo replaces the default service, which is unreachable.
    case demoInstead(of: ServiceName, because: ConnectionFault)
    /// One of two required keys is missing; `variable` is its environment variable.
    case keyIncomplete(ServiceName, variable: String)
}
