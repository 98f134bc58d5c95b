import GalleryCore

extension Phrases {
    /// What is said of the sections of the recommendations.
    public enum Sections {
        /// The first one, which is no board's.
        public static var first: String { localized("For you", "Для вас") }
        /// Heading of a board's.
        public static func place(_ board: String) -> String {
            localized("Recommendations for \(board)", "Рекомендации для «\(board)»")
        }
        /// Nothing is like what is on a board.
        public static func nothing(_ board: String) -> [String] {
            localized(
                lines: [
                    "Nothing to recommend for \(board).",
                    "Photos similar to those on the board are shown here; add one with "
                        + "`board add \(board) 3`.",
                ],
                [
                    "Для доски «\(board)» рекомендаций нет.",
                    "Здесь показаны фотографии, похожие на те, что на доске; добавьте одну: "
                        + "`board add \(board) 3`.",
                ])
        }
        /// Nothing is behind the last one, or before the first.
        public static func end(_ name: String) -> String {
            localized(
                "\(name) is the last section on that side.", "«\(name)» — последний раздел с этой стороны.")
        }
    }
}
