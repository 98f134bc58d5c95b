import GalleryCore
import PhotoService

struct DebugService: ServiceDecorator {
    let base: any Service
    let scenario: DebugScenario

    func forward<Answer: Sendable>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer {
        try await scenario.perform(service, nothing: Self.nothing(for: call) as? Answer) {
            () throws(CatalogError) in try await ask(base)
        }
    }

    func grant() async -> RequestGrant? { nil }

    /// Empty response to a call; `nil` if the call has no empty response.
    private static func nothing(for call: ServiceCall) -> (any Sendable)? {
        switch call {
        // Random photos have no total and no end.
        case .page(let query, _):
            Page<Photo>(items: [], total: query.hasPages ? 0 : nil, hasMore: !query.hasPages)
        case .collections: Page<PhotoCollection>(items: [], total: 0, hasMore: false)
        case .topics, .relatedTags: [String]()
        case .statedCredits: [PhotoID: StatedCredit]()
        case .statistics: PhotoStatistics?.none as any Sendable
        case .photo, .picture, .download: nil
        }
    }
}
