import GalleryCore

@testable public import Wording

extension Phrases {
    public enum Sample {
        public static var heading: String { localized("Sample", "Метки (Sample)") }
        /// Command that opens the screen, for `help`.
        public static var summary: String {
            localized("Show the tags of your favorites", "Показать метки избранного")
        }
        /// `open`, for `help`.
        public static var open: String { localized("Search for a tag", "Искать по метке") }
        /// Printed if no favorite has a tag.
        public static var empty: String {
            localized(
                "No favorite has tags yet; `fav 3` adds photo 3.",
                "В избранном пока нет меток; `fav 3` добавит фотографию 3.")
        }
    }
}
