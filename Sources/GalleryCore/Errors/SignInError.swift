/// Why a sign-in did not come about.
public enum SignInError: Error, Equatable, Sendable {
    /// The service has no accounts that gallery can use.
    case notOffered(ServiceName)
    /// There is no application key, or no secret that goes with it.
    case noApplication(ServiceName)
    /// The service does not know the application key or its secret.
    case unknownApplication(ServiceName)
    /// Another program listens at the port.
    case portTaken(Int)
    case declined(ServiceName)
    case timedOut
    /// The answers had no state, and none was used.
    case withoutState(ServiceName)
    /// The pasted code belongs to another sign-in.
    case foreignCode
    case nothingPasted
    case malformedCode
    /// The service does not take the code.
    case unknownCode(ServiceName)
    /// The library that signs requests is missing.
    case noSignature
    /// There is no home folder for the key file.
    case noHome
    case catalog(CatalogError)
    case store(StoreError)
}
