import Configuration
import GalleryCore
import PhotoService
import TestKit

@testable import gallery

extension Services {
    /// All services, with the keys of `environment`; replies are cached in memory.
    static func sample(
        environment: [String: String] = [:], stale: StaleResponses = StaleResponses(),
        scenario: DebugScenario? = nil
    ) -> Services {
        Services(
            settings: Settings(
                of: ServiceDefinition.all.map(\.description), file: .none, environment: environment),
            stateFolder: nil, transport: CurlTransport(version: "0"), memory: InMemoryReplies(), stale: stale,
            scenario: scenario)
    }
}
