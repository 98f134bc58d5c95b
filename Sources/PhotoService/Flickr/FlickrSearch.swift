import GalleryCore

/// Searches in the words of `flickr.photos.search`.
enum FlickrSearch {
    /// How many results of a search can be reached, whatever their total.
    static let reach = 4000

    /// No videos; safe photos, which is all that an unsigned call gets.
    static let always = [("media", "photos"), ("safe_search", "1")]
    /// No screenshots or drawings.
    static let photographs = [("content_types", "0")]

    /// What `parameters` can say.
    static let ability = FilterAbility([
        .order: ["relevant", "latest", "popular"], .type: ["photo", "illustration", "any"], .license: [],
        .content: ["high"],
    ])

    private static let orders = ["latest": "date-posted-desc", "popular": "interestingness-desc"]
    /// By their numbers: photographs, screenshots, drawings and whatever else, and what was seen in virtual worlds.
    private static let contents = ["illustration": "2", "any": "0,1,2,3"]

    /// Nil when no license is all that is asked for: an empty list would stand for all of them.
    ///
    /// Without an order the service would answer with the newest, related or not; without words it refuses.
    static func parameters(_ query: SearchQuery) -> [(name: String, value: String)]? {
        let filters = query.filters
        var parameters = [("text", query.words)]
        parameters.append(("sort", filters[.order].flatMap { orders[$0] } ?? "relevance"))
        parameters.append(("content_types", filters[.type].flatMap { contents[$0] } ?? "0"))
        guard let value = filters[.license] else { return parameters }
        let numbers = FlickrLicense.numbers(for: value)
        guard !numbers.isEmpty else { return nil }
        return parameters + [("license", numbers.map(String.init).joined(separator: ","))]
    }

    /// A tag as a parameter: a comma would part it, and a minus exclude it.
    static func tag(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
