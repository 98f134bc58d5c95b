import FoundationEssentials
import GalleryCore

extension CatalogError {
    /// Earliest time of the next request, if the service states it.
    var retryDate: Date? {
        switch self {
        case .rateLimited(let moment): moment
        case .unavailable(let moment): moment
        default: nil
        }
    }

    var isOffline: Bool {
        switch self {
        case .offline, .timedOut: true
        default: false
        }
    }

    /// Whether the error may concern only one request, unlike errors of the connection, limits or sign-in.
    var mayBeOfOneRequest: Bool {
        switch self {
        case .offline, .timedOut, .rateLimited, .unavailable, .unauthorized, .several, .cancelled: false
        case .misconfigured, .notFound, .refused, .impossible, .unreadable, .tooLarge, .notStored: true
        }
    }
}
