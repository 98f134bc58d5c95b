public import FoundationEssentials
public import GalleryCore

/// Caches nonempty replies. Falls back to them if the service is unreachable, overloaded or rate-limited, or sends
/// invalid replies; `stale` records each use of a cached reply.
public struct CachedCatalog: ServiceDecorator {
    public let base: any Service
    private let memory: any ReplyCache
    private let stale: StaleResponses
    private let now: @Sendable () -> Date

    public init(
        _ base: any Service, memory: any ReplyCache, stale: StaleResponses,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.base = base
        self.memory = memory
        self.stale = stale
        self.now = now
    }

    public func forward<Answer: Sendable>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer {
        guard let key = ReplyKey(service: service, call) else { return try await ask(base) }
        let answer: Answer
        do throws(CatalogError) {
            answer = try await ask(base)
            if let reply = CachedReply(answer, date: now()) { memory.remember(reply, as: key) }
        } catch {
            guard error.allowsStoredReply, let cachedReply = memory.recall(key) ?? largerPage(call),
                let remembered = cachedReply.answer(to: call) as? Answer
            else { throw error }
            stale.record(StaleResponse(service: service, date: cachedReply.date, reason: error))
            if case .photo(let id) = call, (remembered as? Photo)?.id != id { throw .notFound }
            return remembered
        }
        return answer
    }

    /// Cached first page of the usual size, for a call that requests a smaller first page, as combined services do.
    private func largerPage(_ call: ServiceCall) -> CachedReply? {
        guard case .page(let query, let request) = call, request.number == 1 else { return nil }
        let larger = PageRequest(number: 1)
        guard request.size < larger.size else { return nil }
        return ReplyKey(service: service, .page(query, larger)).flatMap(memory.recall)
    }
}

extension CatalogError {
    fileprivate var allowsStoredReply: Bool {
        switch self {
        case .offline, .timedOut, .rateLimited, .unavailable, .unreadable: true
        default: false
        }
    }
}
