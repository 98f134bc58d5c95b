public enum SignInError: Error, Equatable, Sendable {
    /// No sign-in is implemented for the service.
    case notOffered(ServiceName)
    /// The user has set no application key, or no secret for it.
    case noApplication(ServiceName)
    /// Application key or secret unknown to the service.
    case unknownApplication(ServiceName)
    case portTaken(Int)
    case declined(ServiceName)
    case timedOut
    /// An answer was rejected because it lacks the `state` parameter of this sign-in.
    case withoutState(ServiceName)
    /// The pasted address is not an answer to this sign-in.
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
