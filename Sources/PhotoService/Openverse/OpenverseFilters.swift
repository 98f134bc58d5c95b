import GalleryCore
import Synchronization

/// A search in the words of the Openverse API. `mature` is never among them: the service takes `mature=false`
/// for yes.
enum OpenverseFilters {
    /// What the API has parameters for. It sorts by relevance alone for those who have not signed in, and leaves out
    /// sensitive content unless asked for it, which gallery never does.
    static let ability = FilterAbility([
        .orientation: [], .license: [], .type: [], .size: [], .source: [], .order: ["relevant"],
        .content: ["high"],
    ])

    /// Characters of a query that the service reads.
    static let longestQuery = 200
    /// Licenses that go by a group's name in the service.
    private static let groups = ["commercial": "commercial", "modification": "modification", "cc": "all-cc"]

    /// Query parameters; photographs of types that are shown as they are, unless the type is chosen.
    static func parameters(_ query: SearchQuery) -> [(name: String, value: String)] {
        let words = query.words.isEmpty ? [] : [(name: "q", value: self.words(query))]
        return words + parameters(query.filters)
    }

    /// With a minus before what is left out, and phrases between quotes (docs.openverse.org, "Search Syntax Guide").
    private static func words(_ query: SearchQuery) -> String {
        let out = query.excluded.map { $0.filter { $0 != "\"" } }
        return ([query.words] + out.map { $0.contains(" ") ? "-\"\($0)\"" : "-\($0)" }).joined(separator: " ")
    }

    /// The same without words.
    static func parameters(_ filters: [FilterName: String]) -> [(name: String, value: String)] {
        var parameters: [(name: String, value: String)] = []
        switch filters[.type] {
        case "any": break
        case "illustration": parameters.append(("category", "illustration"))
        case "artwork": parameters.append(("category", "digitized_artwork"))
        default: parameters += [("category", "photograph"), ("extension", "jpg,jpeg,png,webp")]
        }
        if let shape = filters[.orientation].flatMap({ shapes[$0] }) {
            parameters.append(("aspect_ratio", shape))
        }
        if let size = filters[.size] { parameters.append(("size", size)) }
        if let source = filters[.source] { parameters.append(("source", source)) }
        parameters += license(filters[.license] ?? "")
        return parameters + [("filter_dead", "true")]
    }

    private static let shapes = ["landscape": "wide", "portrait": "tall", "square": "square"]

    /// Codes are alternatives; groups narrow them further.
    private static func license(_ value: String) -> [(name: String, value: String)] {
        let parts = FilterName.license.parts(of: value)
        let codes = parts.filter { groups[$0] == nil }.flatMap { $0 == "public" ? ["cc0", "pdm"] : [$0] }
        let kinds = parts.compactMap { groups[$0] }
        return [("license", codes), ("license_type", kinds)].compactMap { name, values in
            values.isEmpty ? nil : (name, values.joined(separator: ","))
        }
    }
}

/// The collections the service knows. It drops names it does not know without a word, so they are checked here.
final class OpenverseSources: Sendable {
    private struct Source: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            name = try decoder.fields().decode(String.self, forKey: "source_name")
        }
    }

    private let api: OpenverseAPI
    private let known = Mutex<[String]?>(nil)

    init(api: OpenverseAPI) { self.api = api }

    /// Throws `.impossible` with the names there are when one of these is none. `GET /images/stats/`, once.
    func check(_ value: String) async throws(CatalogError) {
        let names = try await names()
        guard !names.isEmpty else { return }
        for name in FilterName.source.parts(of: value) where !names.contains(name) {
            throw .impossible(.source(name, of: .openverse, known: names))
        }
    }

    private func names() async throws(CatalogError) -> [String] {
        if let names = known.withLock({ $0 }) { return names }
        let sources = try await api.get(LossyArray<Source>.self, ["images", "stats"])
        // The largest first, as the service sends them; what is no plain name could not be asked for anyway.
        let names = sources.elements.map(\.name).filter(FilterName.source.accepts)
        known.withLock { $0 = names }
        return names
    }
}
