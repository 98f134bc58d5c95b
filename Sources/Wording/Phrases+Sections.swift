import GalleryCore

extension Phrases {
    public enum Sections {
        /// Title of the general recommendations, the section that belongs to no board.
        public static var first: String { localized("For you", "Для вас") }
        /// Heading of a board's section.
        public static func heading(_ board: String) -> String {
            localized("Recommendations for \(board)", "Рекомендации для «\(board)»")
        }
        /// No recommendations for a board.
        public static func nothing(_ board: String) -> [String] {
            localized(
                lines: [
                    "There are no recommendations for \(board) yet.",
                    "They are photos similar to those on the board; add one with "
                        + "`board add \(Boards.typed(board)) 3`.",
                ],
                [
                    "Для доски «\(board)» рекомендаций пока нет.",
                    "Рекомендуются фотографии, похожие на те, что на доске; добавьте одну: "
                        + "`board add \(Boards.typed(board)) 3`.",
                ])
        }
        /// No further section in this direction.
        public static func end(_ name: String, isFirst: Bool) -> String {
            isFirst
                ? localized("\(name) is the first section.", "«\(name)» — первый раздел.")
                : localized("\(name) is the last section.", "«\(name)» — последний раздел.")
        }
    }
}
