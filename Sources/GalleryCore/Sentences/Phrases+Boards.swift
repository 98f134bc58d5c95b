extension Phrases {
    /// What is said of boards.
    public enum Boards {
        /// Photos came back.
        public static func restored(_ count: Int, on board: String) -> String {
            "\(photos(count)) back on \(board)"
        }
        /// A board came back.
        public static func restored(_ board: String) -> String { "The board \(board) is back" }
    }
}
