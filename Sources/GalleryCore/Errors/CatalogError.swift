public import FoundationEssentials

/// Failure of a request to a photo service. Strings are hosts, paths and messages of other programs.
public enum CatalogError: Error, Equatable, Sendable {
    case offline(ConnectionFault)
    case timedOut
    case rateLimited(until: Date?)
    case unavailable(until: Date)
    /// The service requires a key or rejected the key.
    case unauthorized
    /// Unusable configuration; no request was sent.
    case misconfigured(ConfigurationFault)
    case notFound
    /// Refused by the service or by local rules.
    case refused(RequestRefusal)
    case impossible(UnsupportedRequest)
    /// Unusable reply, such as an error page.
    case unreadable(ResponseFault)
    /// Reply exceeds `limit` bytes.
    case tooLarge(limit: Int)
    case notStored(StoreError)
    /// All services of a combination failed, for different reasons.
    case several([ServiceFailure])
    /// Never printed.
    case cancelled
}
