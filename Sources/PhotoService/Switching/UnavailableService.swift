import GalleryCore

/// Placeholder for an unusable service, usually one without its key: every call throws the reason.
struct UnavailableService: ForwardingService {
    let service: ServiceName
    let refusal: CatalogError

    let filters = FilterAbility.everything
    let excludesWords = true

    func forward<Answer>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) throws(CatalogError) -> Answer { throw refusal }
}
