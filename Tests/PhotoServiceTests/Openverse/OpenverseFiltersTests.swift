import GalleryCore
import Testing

@testable import PhotoService

@Suite struct OpenverseFiltersTests {
    private func parameters(_ filters: [FilterName: String]) -> [String: String] {
        let all = OpenverseFilters.parameters(SearchQuery(words: "", filters: filters))
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
    func `a filter maps to the service's parameters`(
        filters: [FilterName: String], expected: [String: String]
    ) {
        let plain = [
            "category": "photograph", "extension": "jpg,jpeg,png,webp", "filter_dead": "true",
        ]
        #expect(parameters(filters) == plain.merging(expected) { $1 })
    }

    @Test(
        arguments: [
            ("any", nil), ("illustration", "illustration"), ("artwork", "digitized_artwork"),
        ] as [(String, String?)])
    func `types other than photographs allow every file type`(type: String, category: String?) {
        let found = parameters([.type: type])
        #expect(found["category"] == category)
        #expect(found["extension"] == nil)
    }

    @Test func `every supported filter value changes the parameters`() {
        // Defaults of the service need no parameter.
        for name in FilterName.allCases where ![.order, .type, .content].contains(name) {
            for value in name.values where OpenverseFilters.ability.takes(name, value) {
                #expect(parameters([name: value]) != parameters([:]), "\(name) \(value)")
            }
        }
        #expect(!OpenverseFilters.ability.takes(.color, "red"))
        #expect(!OpenverseFilters.ability.takes(.order, "latest"))
    }
}
