public import FoundationEssentials

extension Phrases {
    /// What `status` says, a label and a value each.
    public enum Status {
        /// The service.
        public static var service: String { said("Service", "Сервис") }
        /// Requests left.
        public static var budget: String { said("Requests left", "Осталось запросов") }
        /// The caches.
        public static var caches: String { said("Caches", "Кеши") }
        /// The database.
        public static var database: String { said("Database", "База данных") }
        /// The pictures folder.
        public static var pictures: String { said("Pictures folder", "Папка изображений") }
        /// The terminal.
        public static var terminal: String { said("Terminal", "Терминал") }
        /// What the service wants said.
        public static var terms: String { said("Terms", "Условия") }
        /// The version.
        public static var version: String { said("Version", "Версия") }
        /// A database without a file.
        public static var inMemory: String { said("in memory", "в памяти") }

        /// The allowance; Flickr never tells.
        public static func budget(_ budget: RateBudget?, of service: ServiceName, now: Date) -> String {
            guard let budget else {
                return switch service {
                case .flickr: said("Flickr does not say", "Flickr не сообщает")
                default: said("not known before the first answer", "станет известно с первым ответом")
                }
            }
            if let end = budget.refusedUntil {
                return said(
                    "refused; nothing is sent \(span(end, now: now))",
                    "отказ; ничего не посылается \(span(end, now: now))")
            }
            return place(budget.remaining, outOf: budget.limit)
        }
        /// Path, size and what is in it.
        public static func database(_ path: String, bytes size: Int64, favorites: Int) -> String {
            let count = said(
                counted(favorites, "favorite", "favorites"), "в избранном: \(photos(favorites))")
            return "\(path), \(bytes(size)), \(count)"
        }
        /// Size and colours.
        public static func terminal(columns: Int, rows: Int, colors: Int) -> String {
            let words =
                switch colors {
                case 0: said("no colours", "без цветов")
                case ...256:
                    said(
                        counted(colors, "colour", "colours"), counted(colors, "цвет", "цвета", "цветов"))
                default: said("24-bit colours", "24-битные цвета")
                }
            return "\(columns) × \(rows), \(words)"
        }

        private static func place(_ left: Int, outOf limit: Int) -> String {
            said("\(number(left)) of \(number(limit))", "\(number(left)) из \(number(limit))")
        }
    }
}
