public enum ServiceNotice: Equatable, Sendable {
    /// The default service is unreachable and replaced by the demo.
    case demoInstead(of: ServiceName, because: ConnectionFault)
    /// One of two required keys is missing; `variable` is its environment variable.
    case keyIncomplete(ServiceName, variable: String)
}
