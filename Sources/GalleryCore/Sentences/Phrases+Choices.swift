extension Phrases {
    /// What the TAB key says of its choices.
    public enum Choices {
        /// A word that stands beside a photo on the screen.
        public static let tag = "tag"
        /// There are more than find room.
        public static func more(_ count: Int) -> String {
            "and \(number(count)) more; type on to narrow them"
        }
        /// `history delete`.
        public static let deleteSearch = "forget searches by their numbers"
        /// `history clear`.
        public static let clearHistory = "forget all searches and lines"
        /// A folder.
        public static let folder = "folder"
        /// A search made before, with what it found.
        public static func search(_ search: PastSearch, age: String) -> String {
            (search.resultCount.map { photos($0) + " · " } ?? "") + age
        }

        /// What a filter does.
        public static func filter(_ name: FilterName) -> String {
            switch name {
            case .orientation: "upright, wide or square"
            case .color: "the main colour"
            case .order: "the best match or the newest first"
            case .license: "what one may do with it; several with commas"
            case .type: "photographs or other pictures"
            case .size: "how large the original is"
            case .source: "where the service has it from; several with commas"
            case .collection: "in one of these collections, by their keys; several with commas"
            case .content: "how strictly what is not for everybody is left out"
            case .lang: "the language of the words, such as de"
            }
        }

        /// What a service is.
        public static func service(_ name: ServiceName) -> String {
            switch name {
            case .openverse: "openly licensed photos of many collections, without a key"
            case .flickr: "photos by everybody, with a key"
            case .all: "every service that is set up, together"
            case .unsplash: "photos by photographers, with a free key"
            case .demo: "painted pictures, without a network"
            default: ""
            }
        }
    }
}
