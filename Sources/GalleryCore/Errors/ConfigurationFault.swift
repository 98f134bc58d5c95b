/// Why a service cannot be used as it is set up.
public enum ConfigurationFault: Equatable, Sendable {
    /// It needs a key, and there is none.
    case keyMissing(ServiceName)
    /// The key has characters that no key has.
    case malformedKey(ServiceName)
    /// The base address is no web address.
    case notAnAddress(String)
    /// The base address is plain http to another machine.
    case unencryptedAddress(String)
    /// There is no service of that name.
    case unknownService(String, known: [String])
    /// The service is not among those that are set up.
    case notSetUp(ServiceName)
}
