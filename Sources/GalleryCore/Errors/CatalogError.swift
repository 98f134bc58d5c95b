public import FoundationEssentials

/// Why a photo service could not answer.
public enum CatalogError: Error, Equatable, Sendable {
    /// The host could not be reached; the text names the host and the reason.
    case offline(String)
    /// No answer within the time set.
    case timedOut
    /// The service refuses until the date, or does not say until when.
    case rateLimited(until: Date?)
    /// The service is out of order and says until when.
    case unavailable(until: Date)
    /// The key is missing or not accepted.
    case unauthorized
    /// No such photo, topic or person.
    case notFound
    /// The service or our own rules refuse the request; the text says why.
    case refused(String)
    /// The service cannot do this at all; the text is a whole sentence that says so and what to do instead.
    case impossible(String)
    /// The answer was not what the service's documents promise; the text says what came.
    case unreadable(String)
    /// The answer is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// What came could not be written on this machine.
    case notStored(StoreError)
    /// The person stopped it. Never shown as an error.
    case cancelled
}
