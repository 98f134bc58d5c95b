import GalleryCore

/// Stands for a service that cannot be used, mostly for want of a key: every call is answered with the reason.
struct UnavailableService: ForwardingService {
    let service: ServiceName
    /// Why it cannot be used.
    let refusal: CatalogError

    let filters = FilterAbility.everything
    let excludesWords = true

    func forward<Answer>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) throws(CatalogError) -> Answer { throw refusal }
}
