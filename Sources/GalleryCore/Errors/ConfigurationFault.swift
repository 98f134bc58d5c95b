public enum ConfigurationFault: Equatable, Sendable {
    case keyMissing(ServiceName)
    case malformedKey(ServiceName)
    case notAnAddress(String)
    /// Base address of another computer with http instead of https.
    case unencryptedAddress(String)
    case unknownService(String, known: [String])
    /// Service exists but is not configured.
    case notSetUp(ServiceName)
}
