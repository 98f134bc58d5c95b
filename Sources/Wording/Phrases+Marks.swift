import GalleryCore

extension Phrases {
    /// Words for screen readers, in place of symbols.
    public enum Marks {
        public static var heart: String { localized("favorite:", "избранное:") }
        public static var times: String { localized("by", "на") }
        public static let cut = "..."
    }
}
