import GalleryCore
import Testing

@testable import PhotoService

@Suite struct OpenverseFiltersTests {
    private func parameters(_ filters: [FilterName: String]) -> [String: String] {
        let all = OpenverseFilters.parameters(SearchQuery(keywords: "", filters: filters))
        return Dictionary(all.map { ($0.name, $0.value) }) { first, _ in first }
    }

    @Test(
        arguments: [
            ([.orientation: "landscape"], ["aspect_ratio": "wide"]),
            ([.orientation: "portrait"], ["aspect_ratio": "tall"]), ([.size: "large"], ["size": "large"]),
            ([.license: "by"], ["license": "by"]), ([.license: "by,public"], ["license": "by,cc0,pdm"]),
            ([.license: "commercial,modification"], ["license_type": "commercial,modification"]),
            ([.license: "cc"], ["license_type": "all-cc"]),
            ([.license: "by-sa,commercial"], ["license": "by-sa", "license_type": "commercial"]),
            ([.source: "flickr,met"], ["source": "flickr,met"]), ([.order: "relevant"], [:]),
        ] as [([FilterName: String], [String: String])])
    func `filters are translated to the service's parameters and values`(
        filters: [FilterName: String], expected: [String: String]
    ) {
        #expect(parameters(filters) == ["filter_dead": "true"].merging(expected) { $1 })
    }

    /// Most providers state no category. If the parameter is sent, the service excludes all photos without a category.
    @Test(
        arguments: [
            (nil, nil), ("any", nil), ("photo", "photograph"), ("illustration", "illustration"),
            ("artwork", "digitized_artwork"),
        ] as [(String?, String?)])
    func `a category is sent only if a specific type and no source is requested`(
        type: String?, category: String?
    ) {
        var filters: [FilterName: String] = [:]
        filters[.type] = type
        #expect(parameters(filters)["category"] == category)
        #expect(parameters(filters)["extension"] == nil)
        filters[.source] = "wikimedia"
        #expect(parameters(filters) == ["source": "wikimedia", "filter_dead": "true"])
    }

    @Test func `each supported filter value except those of order, type and content changes the parameters`()
    {
        // Excludes filters with a value that is the default of the service and is therefore not sent.
        for name in FilterName.allCases where ![.order, .type, .content].contains(name) {
            for value in name.values where OpenverseFilters.ability.supports(name, value) {
                #expect(parameters([name: value]) != parameters([:]), "\(name) \(value)")
            }
        }
        #expect(!OpenverseFilters.ability.supports(.color, "red"))
        #expect(!OpenverseFilters.ability.supports(.order, "latest"))
    }
}
