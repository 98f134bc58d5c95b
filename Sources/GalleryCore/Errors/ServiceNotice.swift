/// Something a person should be told about the services.
public enum ServiceNotice: Equatable, Sendable {
    /// The demo takes the place of a default service that cannot be reached.
    case demoInstead(of: ServiceName, because: ConnectionFault)
    /// Of two keys that belong together one is missing; `variable` is its name in the environment.
    case keyIncomplete(ServiceName, variable: String)
}
