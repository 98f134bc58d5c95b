import GalleryCore

/// Search parameters. `mature` is never sent: the service treats `mature=false` as true.
enum OpenverseFilters {
    /// Anonymous requests get results by relevance only and, by default, no sensitive content.
    static let ability = FilterAbility([
        .orientation: [], .license: [], .type: [], .size: [], .source: [], .order: ["relevant"],
        .content: ["high"],
    ])

    /// Maximum characters of a query; the service ignores the rest.
    static let longestQuery = 200
    private static let groups = ["commercial": "commercial", "modification": "modification", "cc": "all-cc"]

    static func parameters(_ query: SearchQuery) -> [(name: String, value: String)] {
        let text = query.keywords.isEmpty ? [] : [(name: "q", value: self.queryText(query))]
        return text + parameters(query.filters)
    }

    /// Excluded words get a minus, excluded phrases also quotes (docs.openverse.org, "Search Syntax Guide").
    private static func queryText(_ query: SearchQuery) -> String {
        let out = query.excluded.map { $0.filter { $0 != "\"" } }
        return ([query.keywords] + out.map { $0.contains(" ") ? "-\"\($0)\"" : "-\($0)" }).joined(
            separator: " ")
    }

    static func parameters(_ filters: [FilterName: String]) -> [(name: String, value: String)] {
        var parameters: [(name: String, value: String)] = []
        // Not sent with a source: most sources state no category, so any value would exclude their images.
        if filters[.source] == nil, let category = filters[.type].flatMap({ categories[$0] }) {
            parameters.append(("category", category))
        }
        if let shape = filters[.orientation].flatMap({ shapes[$0] }) {
            parameters.append(("aspect_ratio", shape))
        }
        if let size = filters[.size] { parameters.append(("size", size)) }
        if let source = filters[.source] { parameters.append(("source", source)) }
        parameters += license(filters[.license] ?? "")
        return parameters + [("filter_dead", "true")]
    }

    /// Whether a search lists an image. Without type, a search lists photographs or, with a source, all categories. An
    /// image without category counts as a photograph. Searches without type or for photographs omit files such as SVG.
    static func lists(_ image: OpenverseImagePayload, for filters: [FilterName: String]) -> Bool {
        let type = filters[.type]
        if type == "any" { return true }
        let isCategory =
            type == nil && filters[.source] != nil
            || image.category ?? photograph == type.map { categories[$0] } ?? photograph
        return isCategory && (type ?? "photo" != "photo" || !image.hasOtherFile)
    }

    private static let photograph = "photograph"
    private static let categories = [
        "photo": photograph, "illustration": "illustration", "artwork": "digitized_artwork",
    ]
    private static let shapes = ["landscape": "wide", "portrait": "tall", "square": "square"]

    /// License codes are alternatives; each group, such as `commercial`, is an additional condition.
    private static func license(_ value: String) -> [(name: String, value: String)] {
        let parts = FilterName.license.parts(of: value)
        let codes = parts.filter { groups[$0] == nil }.flatMap { $0 == "public" ? ["cc0", "pdm"] : [$0] }
        let kinds = parts.compactMap { groups[$0] }
        return [("license", codes), ("license_type", kinds)].compactMap { name, values in
            values.isEmpty ? nil : (name, values.joined(separator: ","))
        }
    }
}
