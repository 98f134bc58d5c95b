public import GalleryCore

extension Phrases {
    public enum Grid {
        /// Title, author and facts of the photo at the cursor.
        public static func status(of photo: Photo) -> String {
            [title(of: photo), by(name(of: photo.author)), facts(of: photo)].joined(separator: " · ")
        }

        public static func typed(_ digits: String) -> String {
            localized("Go to \(digits) · Enter", "Перейти к \(digits) · Enter")
        }

        public static var needsTerminal: String {
            localized(
                "`grid` needs an interactive terminal that shows pictures. `list` shows the list.",
                "Для `grid` нужен интерактивный терминал с поддержкой изображений. `list` покажет список.")
        }
    }
}
