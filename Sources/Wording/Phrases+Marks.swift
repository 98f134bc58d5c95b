import GalleryCore

extension Phrases {
    /// What is read out in place of signs.
    public enum Marks {
        /// Before a favorite.
        public static var heart: String { localized("favorite:", "избранное:") }
        /// Between width and height.
        public static var times: String { localized("by", "на") }
        /// Where something goes on.
        public static let cut = "..."
    }
}
