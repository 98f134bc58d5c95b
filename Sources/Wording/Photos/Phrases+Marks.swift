extension Phrases {
    /// Words in place of symbols, for screen readers.
    public enum Marks {
        public static var heart: String { localized("favorite:", "избранное:") }
        public static var mark: String { localized("marked:", "отмечено:") }
        public static var times: String { localized("by", "на") }
        public static let cut = "..."
    }
}
