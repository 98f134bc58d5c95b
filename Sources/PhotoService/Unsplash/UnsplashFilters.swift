import GalleryCore

/// Filters of a search in the words of the Unsplash API.
enum UnsplashFilters {
    /// Query parameters for the filters set; values nobody may type are left out.
    static func parameters(_ filters: [FilterName: String]) -> [(name: String, value: String)] {
        FilterName.allCases.compactMap { filter in
            guard let value = filters[filter], filter.values.contains(value) else { return nil }
            switch filter {
            case .orientation: return ("orientation", value == "square" ? "squarish" : value)
            case .color: return ("color", value == "bw" ? "black_and_white" : value)
            case .order: return ("order_by", value)
            }
        }
    }
}
