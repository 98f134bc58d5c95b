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
                    "Here is what is like the photos on it: `board add \(board) 3` puts one there.",
                ],
                [
                    "Для доски «\(board)» нечего посоветовать.",
                    "Здесь то, что похоже на её фотографии: `board add \(board) 3` добавит одну.",
                ])
        }
        /// There are no boards.
        public static var none: String {
            localized(
                "There are no other sections: each board is one, and `board new hall` makes one.",
                "Других разделов нет: раздел есть у каждой доски, `board new hall` создаст доску.")
        }
        /// Nothing is behind the last one, or before the first.
        public static func end(_ name: String) -> String {
            localized(
                "No section beside \(name) on that side.", "Рядом с «\(name)» с той стороны разделов нет.")
        }
    }
}
