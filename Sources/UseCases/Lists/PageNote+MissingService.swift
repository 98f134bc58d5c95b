import GalleryCore

extension PageNote {
    /// The note without times if photos of a service are missing; otherwise `nil`.
    var missingService: PageNote? {
        switch self {
        case .missing(let service, .rateLimited): .missing(service, because: .rateLimited(until: nil))
        case .missing(let service, .unavailable): .missing(service, because: .timedOut)
        case .missing, .unsupported(.blockedNetwork): self
        default: nil
        }
    }
}
