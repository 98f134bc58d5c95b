extension Phrases {
    /// What the TAB key says of its choices.
    public enum Choices {
        /// A word that stands beside a photo on the screen.
        public static let tag = "tag"
        /// There are more than find room.
        public static func more(_ count: Int) -> String {
            "and \(number(count)) more; type on to narrow them"
        }
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
            }
        }

        /// What a service is.
        public static func service(_ name: ServiceName) -> String {
            switch name {
            case .unsplash: "photos by photographers, with a free key"
            case .demo: "painted pictures, without a network"
            default: ""
            }
        }
    }
}
