import GalleryCore

/// Search query, whose text may contain operators (mediawiki.org/wiki/Help:CirrusSearch).
struct CommonsSearch: Hashable, Sendable {
    /// Files with an assessment: featured, quality or valued (mediawiki.org/wiki/Help:WikibaseCirrusSearch).
    private static let assessed = "haswbstatement:P6731"

    let text: String
    var order = Order.relevance

    enum Order: String, Sendable {
        case relevance
        case latest = "create_timestamp_desc"
        case random
    }

    /// This search, restricted to assessed files; `rest` is restricted to the others.
    var best: CommonsSearch { CommonsSearch(text: "\(text) \(Self.assessed)", order: order) }
    var rest: CommonsSearch { CommonsSearch(text: "\(text) -\(Self.assessed)", order: order) }

    /// Orientation is not indexed, so the catalog filters results by it. Every file allows commercial use and changes.
    static let ability = FilterAbility([
        .orientation: [], .size: [], .type: ["photo", "illustration", "any"], .order: ["relevant", "latest"],
        .license: ["commercial", "modification", "cc", "public", "cc0", "pdm", "by", "by-sa"],
    ])

    static let featured = CommonsSearch(
        text: "incategory:\"Featured pictures on Wikimedia Commons\" \(photographs)", order: .latest)

    /// Files in a category or in its categories for featured pictures and quality images.
    static func topic(_ name: String) -> CommonsSearch {
        let name = category(name)
        let names = [name, "Featured pictures of \(name)", "Quality images of \(name)"]
        return CommonsSearch(text: "incategory:\"\(names.joined(separator: "|"))\" \(photographs)")
    }

    /// Files that are in every given category.
    static func categories(_ names: some Sequence<String>) -> CommonsSearch {
        let texts = names.map { "incategory:\"\(category($0))\"" }
        return CommonsSearch(text: (texts + [photographs]).joined(separator: " "))
    }

    /// Files whose pages have the words in this order.
    static func phrase(_ text: String) -> CommonsSearch {
        CommonsSearch(text: "\"\(plain(text).filter { $0 != "\"" })\" \(photographs)")
    }

    /// Words without the characters that would make a word a search operator or exclude it.
    static func plain(_ text: String) -> String {
        let isPaired = text.count { $0 == "\"" } % 2 == 0
        let words = text.split(whereSeparator: \.isWhitespace).map { word in
            word.filter { !":|".contains($0) && (isPaired || $0 != "\"") }.drop { "-!~".contains($0) }
        }
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static let photographs = "filetype:bitmap"
    private static let types = [
        "photo": photographs, "illustration": "filetype:drawing", "any": "filetype:bitmap|drawing|office",
    ]
    /// Size classes: below 640 × 480 pixels, up to 1600 × 1200, and above. `fileres` is the square root of the area.
    private static let sizes = [
        "small": "fileres:<554", "medium": "fileres:554,1386", "large": "fileres:>1386",
    ]

    private static func category(_ name: String) -> String {
        name.filter { !"\"|:".contains($0) }.oneLine
    }

    /// Condition on the license in structured data, which some files lack; `nil` if every license on Commons matches.
    private static func license(_ value: String) -> String? {
        let names = FilterName.license.parts(of: value).flatMap { part -> [String] in
            switch part {
            case "by": ["cc-by"]
            case "by-sa": ["cc-by-sa"]
            case "cc": ["cc-by", "cc-by-sa", "unrestricted"]
            case "commercial", "modification": []
            default: ["unrestricted"]
            }
        }.distinct(by: \.self)
        return names.isEmpty ? nil : "haslicense:" + names.joined(separator: "|")
    }
}

extension CommonsSearch {
    init(_ query: SearchQuery) {
        let out = query.excluded.map(Self.plain).filter { !$0.isEmpty }
            .map { $0.contains(" ") ? "-\"\($0)\"" : "-\($0)" }
        let filters = [
            query.filters[.license].flatMap(Self.license), query.filters[.size].flatMap { Self.sizes[$0] },
            Self.types[query.filters[.type] ?? "photo"],
        ]
        text = ([Self.plain(query.keywords)] + out + filters.compactMap(\.self))
            .filter { !$0.isEmpty }.joined(separator: " ")
        order = query.filters[.order] == "latest" ? .latest : .relevance
    }
}
