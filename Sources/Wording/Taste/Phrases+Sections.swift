extension Phrases {
    public enum Sections {
        public static var first: String { localized("For you", "Для вас") }
        public static func heading(_ board: String) -> String {
            localized("Recommendations for \(board)", "Рекомендации для «\(board)»")
        }
        public static func nothing(_ board: String) -> [String] {
            [
                localized(
                    "There are no recommendations for \(board) yet.",
                    "Для доски «\(board)» рекомендаций пока нет."),
                localized(
                    "They are photos similar to those on the board; add one with "
                        + "`board add \(Boards.typed(board)) 3`.",
                    "Рекомендуются фотографии, похожие на те, что на доске; добавьте одну: "
                        + "`board add \(Boards.typed(board)) 3`."),
            ]
        }
        public static func end(_ name: String, isFirst: Bool) -> String {
            isFirst
                ? localized("\(name) is the first section.", "«\(name)» — первый раздел.")
                : localized("\(name) is the last section.", "«\(name)» — последний раздел.")
        }
    }
}
