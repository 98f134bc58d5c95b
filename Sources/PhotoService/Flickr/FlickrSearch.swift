import GalleryCore

/// Searches in the words of `flickr.photos.search`.
enum FlickrSearch {
    /// How many results of a search can be reached, whatever their total.
    static let reach = 4000

    /// Photos, no screenshots, drawings or videos; safe for everybody, which is all that an unsigned call gets.
    static let always = [("media", "photos"), ("content_types", "0"), ("safe_search", "1")]

    /// What `parameters` can say.
    static let ability = FilterAbility([.order: ["relevant", "latest"], .type: ["photo"]])

    /// Without an order the service would answer with the newest, related or not; without words it refuses.
    static func parameters(_ query: SearchQuery) -> [(name: String, value: String)] {
        var parameters = [("text", query.words)]
        parameters.append(("sort", query.filters[.order] == "latest" ? "date-posted-desc" : "relevance"))
        return parameters
    }

    /// A tag as a parameter: a comma would part it, and a minus exclude it.
    static func tag(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
