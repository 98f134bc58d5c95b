import GalleryCore
import Synchronization

/// Source names of the service, which silently ignores unknown ones.
final class OpenverseSources: Sendable {
    private struct Source: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            name = try decoder.fields().decode(String.self, forKey: "source_name")
        }
    }

    private let api: OpenverseAPI
    private let cache = Mutex<[String]?>(nil)

    init(api: OpenverseAPI) { self.api = api }

    /// Throws `.impossible`, with all source names, for an unknown source. Requests `GET /images/stats/` once.
    func check(_ value: String) async throws(CatalogError) {
        let names = try await names()
        guard !names.isEmpty else { return }
        for name in FilterName.source.parts(of: value) where !names.contains(name) {
            throw .impossible(.source(name, of: .openverse, known: names))
        }
    }

    private func names() async throws(CatalogError) -> [String] {
        if let names = cache.withLock({ $0 }) { return names }
        let sources = try await api.get(LossyArray<Source>.self, ["images", "stats"])
        // In the service's order, largest first; skips names invalid as a filter value.
        let names = sources.elements.map(\.name).filter(FilterName.source.accepts)
        cache.withLock { $0 = names }
        return names
    }
}
