extension Phrases {
    /// What is read out in place of signs.
    public enum Marks {
        /// Before a favourite.
        public static let heart = "favorite:"
        /// Between width and height.
        public static let times = "by"
        /// Where something goes on.
        public static let cut = "..."
    }
}
