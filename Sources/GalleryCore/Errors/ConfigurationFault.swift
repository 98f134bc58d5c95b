public enum ConfigurationFault: Equatable, Sendable {
    case keyMissing(ServiceName)
    case malformedKey(ServiceName)
    case notAnAddress(String)
    /// Base address is plain http to another computer.
    case unencryptedAddress(String)
    case unknownService(String, known: [String])
    /// Service exists but is not configured.
    case notSetUp(ServiceName)
}
