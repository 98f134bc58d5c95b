public enum SignInError: Error, Equatable, Sendable {
    /// Service without supported accounts.
    case notOffered(ServiceName)
    /// The user has set no application key, or no secret for it.
    case noApplication(ServiceName)
    /// Application key or secret unknown to the service.
    case unknownApplication(ServiceName)
    case portTaken(Int)
    case declined(ServiceName)
    case timedOut
    /// An answer without the state of this sign-in was rejected.
    case withoutState(ServiceName)
    /// The pasted address is no answer to this sign-in.
    case foreignCode
    case nothingPasted
    case malformedCode
    case unknownCode(ServiceName)
    /// The library that signs requests is missing.
    case noSignature
    /// No home folder for the key file.
    case noHome
    case catalog(CatalogError)
    case store(StoreError)
}
