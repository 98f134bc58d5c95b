public import GalleryCore

extension Phrases {
    public enum Grid {
        public static func status(of photo: Photo) -> String {
            [title(of: photo), authorship(of: photo), facts(of: photo)].joined(separator: " · ")
        }

        public static func typed(_ digits: String) -> String {
            localized("Go to \(digits) · Enter", "Перейти к \(digits) · Enter")
        }

        public static func position(_ position: String, marked count: Int) -> String {
            localized("\(position) · \(number(count)) marked", "\(position) · отмечено: \(number(count))")
        }

        /// Below the first list of a session.
        public static var hint: String {
            localized("`grid`: choose with the arrow keys", "`grid` — выбор клавишами со стрелками")
        }

        /// Below a page of keys or details.
        public static func page(_ page: Int, of count: Int) -> String {
            let key = page < count ? localized("more", "далее") : localized("back", "назад")
            return localized(
                "Page \(page) of \(count) · any key: \(key)",
                "Страница \(page) из \(count) · любая клавиша — \(key)")
        }

        /// Result of a command on several photos: the number of results, and the last result.
        public static func result(_ success: String, _ failure: String) -> String {
            verbatim("\(success). \(failure)")
        }
        public static func results(_ count: Int, last: String) -> String {
            localized(
                "\(photos(count)); the last: \(last)", "\(photos(count)); последняя: \(last)")
        }

        public static func line(_ text: String, isSearch: Bool) -> String {
            verbatim(isSearch ? "/\(text)" : ":\(text)")
        }

        public static func comparison(of photo: Photo) -> [String] {
            let date: String? = photo.taken.map { moment($0) } ?? photo.date.map { day($0) }
            let size: String? = photo.size.map { pixels($0) }
            let facts: [String?] = [
                title(of: photo), authorship(of: photo), size, licenseName(of: photo), date,
            ]
            return facts.compactMap(\.self)
        }

        public static func comparing(_ count: Int) -> String {
            localized(
                "Comparing \(photos(count)) · any key: back",
                "Сравнение: \(photos(count)) · любая клавиша — назад")
        }
        public static var compares: String {
            localized(
                "`=` compares two to four marked photos.", "`=` сравнивает от двух до четырёх отмеченных.")
        }

        public static var needsTerminal: String {
            localized(
                "`grid` needs an interactive terminal that shows pictures. `list` shows the list.",
                "Для `grid` нужен интерактивный терминал с поддержкой изображений. `list` покажет список.")
        }
    }
}
