import FoundationEssentials
import GalleryCore
import Synchronization
import Wording

final class DebugScenario: Sendable {
    private static let pause = Duration.seconds(5)
    private static let refusal: TimeInterval = 900

    private let state: DebugState
    private let waits = Mutex<[UUID: (host: String, start: ContinuousClock.Instant)]>([:])

    init(_ state: DebugState) { self.state = state }

    /// Wait of the call that has been pending longest.
    var wait: NetworkWait? {
        waits.withLock { $0.values.min { $0.start < $1.start } }
            .map { NetworkWait(host: $0.host, elapsed: ContinuousClock.now - $0.start) }
    }

    /// Returns, delays or replaces the result of `ask`. In `.empty`, returns `nothing`, or throws `.notFound` if that
    /// is `nil`.
    func perform<Value>(
        _ service: ServiceName, nothing: Value?, _ ask: () async throws(CatalogError) -> Value
    ) async throws(CatalogError) -> Value {
        switch state {
        case .noNetwork: throw .offline(.disabled(service))
        case .slowNetwork:
            try await rest(Self.pause, for: service)
            return try await ask()
        case .endlessLoading:
            try await rest(.seconds(1_000_000), for: service)
            throw .timedOut
        case .empty:
            guard let nothing else { throw .notFound }
            return nothing
        case .error: throw .unreadable(.simulated(state.rawValue))
        case .locked: return try await ask()
        case .rateLimited: throw .rateLimited(until: Date().addingTimeInterval(Self.refusal))
        }
    }

    private func rest(_ pause: Duration, for service: ServiceName) async throws(CatalogError) {
        let entry = UUID()
        waits.withLock { $0[entry] = (service.rawValue, .now) }
        defer { waits.withLock { $0[entry] = nil } }
        do { try await Task.sleep(for: pause) } catch { throw .cancelled }
    }
}
