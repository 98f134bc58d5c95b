import GalleryCore

enum UnsplashFilters {
    static let ability = FilterAbility([
        .orientation: [], .color: [], .order: ["relevant", "latest", "editorial"], .type: ["photo"],
        .collection: [], .content: [], .lang: [],
    ])

    static let demoAbility = FilterAbility([
        .orientation: [], .color: [], .order: ["relevant", "latest"], .type: ["photo"],
    ])

    static func parameters(_ filters: [FilterName: String]) -> [(name: String, value: String)] {
        FilterName.allCases.compactMap { filter in
            guard let value = filters[filter], ability.supports(filter, value) else { return nil }
            switch filter {
            case .orientation: return ("orientation", value == "square" ? "squarish" : value)
            case .color: return ("color", value == "bw" ? "black_and_white" : value)
            case .order: return ("order_by", value)
            case .collection: return ("collections", value)
            case .content: return ("content_filter", value)
            case .lang: return ("lang", language(value))
            // The service has no parameters for these filters; all results are photographs.
            case .type, .license, .size, .source, .width, .height, .date, .camera, .name, .author: return nil
            }
        }
    }

    /// Capitalizes a script subtag: `zh-Hant`.
    private static func language(_ code: String) -> String {
        let parts = code.split(separator: "-").map(String.init)
        guard parts.count == 2, parts[1].count == 4 else { return code }
        return parts[0] + "-" + parts[1].prefix(1).uppercased() + parts[1].dropFirst()
    }
}
