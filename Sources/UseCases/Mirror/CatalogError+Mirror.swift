import FoundationEssentials
import GalleryCore

extension CatalogError {
    /// Earliest time of the next request, where the service states it.
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

    /// The service was reached and did not refuse all requests: another one may be answered.
    var mayBeOfOneRequest: Bool {
        switch self {
        case .offline, .timedOut, .rateLimited, .unavailable, .unauthorized, .cancelled: false
        case .misconfigured, .notFound, .refused, .impossible, .unreadable, .tooLarge, .notStored: true
        }
    }
}
