import GalleryCore

enum FlickrSearch {
    /// Maximum number of reachable results, regardless of the total.
    static let reach = 4000

    /// Excludes videos and unsafe photos; unsigned calls never return unsafe photos anyway.
    static let always = [("media", "photos"), ("safe_search", "1")]
    /// Excludes screenshots, drawings, and photos without a free license.
    static let photographs = [("content_types", "0"), license(FlickrLicense.free)]

    static let ability = FilterAbility([
        .order: ["relevant", "latest", "popular"], .type: ["photo", "illustration", "any"],
        .license: Set(FilterName.license.values + [FilterName.any]),
        .content: ["high"],
    ])

    private static let orders = ["latest": "date-posted-desc", "popular": "interestingness-desc"]
    /// Values of `content_types`: 0 photographs, 1 screenshots, 2 drawings and others, 3 virtual worlds.
    private static let contents = ["illustration": "2", "any": "0,1,2,3"]

    /// Parameters of `photos.search`, without a license filter those of all free licenses; `nil` if no license matches,
    /// as an empty list would mean all licenses. Always contains an order, since the service's default is newest first,
    /// regardless of relevance.
    static func parameters(_ query: SearchQuery) -> [(name: String, value: String)]? {
        let filters = query.filters
        var parameters = [("text", query.keywords)]
        parameters.append(("sort", filters[.order].flatMap { orders[$0] } ?? "relevance"))
        parameters.append(("content_types", filters[.type].flatMap { contents[$0] } ?? "0"))
        if filters[.license] == FilterName.any { return parameters }
        let numbers = filters[.license].map(FlickrLicense.numbers) ?? FlickrLicense.free
        return numbers.isEmpty ? nil : parameters + [license(numbers)]
    }

    private static func license(_ numbers: [Int]) -> (name: String, value: String) {
        ("license", numbers.map(String.init).joined(separator: ","))
    }

    /// Photos uploaded on a day, which is given in days since 1970, the most interesting first.
    static func interesting(onDay day: Int) -> [(name: String, value: String)] {
        [
            ("min_upload_date", "\(day * 86_400)"), ("max_upload_date", "\((day + 1) * 86_400 - 1)"),
            ("sort", "interestingness-desc"),
        ] + photographs
    }

    /// Keeps only letters and digits: in the parameter, a comma separates tags, and a minus excludes a tag.
    static func tag(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
