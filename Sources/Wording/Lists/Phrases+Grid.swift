public import GalleryCore

extension Phrases {
    public enum Grid {
        /// Message for a key that only the viewer has.
        public static var isForFullScreen: String {
            localized(
                "This key works at one photo: Enter shows it.", "Эта клавиша — для одной фотографии: Enter.")
        }

        public static func typed(_ digits: String) -> String {
            localized("Go to \(digits) · Enter", "Перейти к \(digits) · Enter")
        }

        public static func position(_ position: String, marked count: Int) -> String {
            localized("\(position) · \(number(count)) marked", "\(position) · отмечено: \(number(count))")
        }

        /// Below the first lists of a user who has not used the grid yet.
        public static var hint: String {
            localized(
                "`grid`: choose with the arrow keys · Right: full screen",
                "`grid` — выбор стрелками · стрелка вправо — весь экран")
        }

        /// Below a page of keys or details.
        public static func page(_ page: Int, of count: Int) -> String {
            guard count > 1 else { return localized("any key: back", "любая клавиша — назад") }
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

        public static func copied(_ count: Int, last: String) -> String {
            localized(
                "Copied for \(photos(count)); the last: \(last)",
                "Скопировано строк: \(number(count)); последняя: \(last)")
        }
        public static func saved(_ count: Int) -> String {
            localized("Saved \(photos(count))", "Сохранено: \(number(count))")
        }

        public static func saved(fileNamed path: String) -> String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return localized("Saved \(name)", "Сохранено: \(name)")
        }

        public static func saved(_ count: Int, last: String) -> String {
            localized(
                "Saved \(photos(count)); the last: \(last)",
                "Сохранено: \(number(count)); последняя: \(last)")
        }

        public static func line(_ text: String, isSearch: Bool) -> String {
            verbatim(isSearch ? "/\(text)" : ":\(text)")
        }

        /// Title, author, size, license and date; the same number of texts for each photo.
        public static func comparison(of photo: Photo) -> [String] {
            [
                title(of: photo), authorship(of: photo),
                photo.size.map { verbatim("\($0.width)×\($0.height)") }
                    ?? localized("size unknown", "размер неизвестен"),
                licenseName(of: photo),
                photo.taken.map(moment) ?? photo.date.map(day)
                    ?? localized("date unknown", "дата неизвестна"),
            ]
        }

        /// Names of the facts of `comparison` that are compared, by index.
        public static var comparedFacts: [Int: String] {
            [
                2: localized("size", "размер"), 3: localized("license", "лицензия"),
                4: localized("date", "дата"),
            ]
        }

        /// Result in several lengths, longest first. `differences` are names of facts.
        public static func comparing(_ count: Int, _ differences: [String]) -> [String] {
            let names = differences.joined(separator: ", ")
            let different =
                names.isEmpty
                ? localized("same size, license and date", "размер, лицензия и дата одинаковы")
                : localized("different: \(names)", "различаются: \(names)")
            return [
                localized(
                    "Comparing \(photos(count)) · \(different) · any key: back",
                    "Сравнение: \(photos(count)) · \(different) · любая клавиша — назад"),
                localized("\(different) · any key: back", "\(different) · любая клавиша — назад"),
                different,
            ]
        }
        /// Message for a number of columns that cannot be changed.
        public static func columnsFit(_ count: Int) -> String {
            localized(
                "The number of columns stays \(number(count)).", "Столбцов по-прежнему \(number(count)).")
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
