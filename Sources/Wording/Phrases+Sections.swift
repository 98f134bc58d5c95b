import GalleryCore

extension Phrases {
    /// Texts about sections of the recommendations.
    public enum Sections {
        /// Section that belongs to no board.
        public static var first: String { localized("For you", "Для вас") }
        /// Heading of a board's section.
        public static func place(_ board: String) -> String {
            localized("Recommendations for \(board)", "Рекомендации для «\(board)»")
        }
        /// No recommendations for a board.
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
        /// No further section in this direction.
        public static func end(_ name: String) -> String {
            localized(
                "\(name) is the last section on that side.", "«\(name)» — последний раздел с этой стороны.")
        }
    }
}
