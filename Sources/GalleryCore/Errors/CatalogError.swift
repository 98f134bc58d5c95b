public import FoundationEssentials

/// Why a photo service could not answer. Texts are hosts, paths and other programs' own messages.
public enum CatalogError: Error, Equatable, Sendable {
    /// The service could not be reached.
    case offline(ConnectionFault)
    /// No answer within the time set.
    case timedOut
    /// The service refuses until the date, or does not say until when.
    case rateLimited(until: Date?)
    /// The service is out of order and says until when.
    case unavailable(until: Date)
    /// The key is missing or not accepted.
    case unauthorized
    /// What the person has set up for the service cannot be used; nothing was sent.
    case misconfigured(ConfigurationFault)
    /// No such photo, topic or person.
    case notFound
    /// The service or our own rules refuse the request.
    case refused(RequestRefusal)
    /// The service cannot do this at all.
    case impossible(UnsupportedRequest)
    /// The answer was not what the service's documents promise.
    case unreadable(ResponseFault)
    /// The answer is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// What came could not be written on this machine, or what is stored here could not be read.
    case notStored(StoreError)
    /// The person stopped it. Never shown as an error.
    case cancelled
}
