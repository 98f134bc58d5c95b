public import FoundationEssentials
public import GalleryCore

extension Phrases {
    /// Labels shared by `status`, `doctor` and `protocol`.
    public enum Labels {
        public static var caches: String { localized("Caches", "Кеши") }
        public static var cell: String { localized("Cell", "Ячейка") }
        public static var database: String { localized("Database", "База данных") }
        public static var service: String { localized("Service", "Сервис") }
        public static var terminal: String { localized("Terminal", "Терминал") }
    }

    public enum Status {
        public static var budget: String { localized("Requests left", "Осталось запросов") }
        public static var pictures: String { localized("Pictures folder", "Папка изображений") }
        public static var terms: String { localized("Terms", "Условия") }
        public static var version: String { localized("Version", "Версия") }
        public static var inMemory: String { localized("in memory", "в памяти") }

        /// Requests left. Flickr, Wikimedia Commons and NASA do not report their limits.
        public static func budgets(_ budgets: [RateBudget], of service: ServiceName, now: Date) -> String {
            guard let budget = budgets.first else {
                return switch service {
                case .flickr, .commons, .nasa:
                    localized("\(name(of: service)) does not say", "\(name(of: service)) не сообщает")
                default: localized("known after the first response", "станет известно с первым ответом")
                }
            }
            if let end = budget.refusedUntil {
                return localized(
                    "refused; no requests are sent \(span(end, now: now))",
                    "отказ; запросы не отправляются \(span(end, now: now))")
            }
            return budgets.map { portion($0.remaining, of: $0.limit) + period($0.period) }.joined(
                separator: ", ")
        }

        /// Label of the limits that a service grants to the user's application.
        public static var access: String { localized("Access", "Доступ") }
        public static func granted(_ grant: RequestGrant) -> String {
            let service = name(of: grant.service)
            let limits =
                grant.isVerified
                ? localized(
                    "\(service): \(grant.model), verified", "\(service): \(grant.model), подтверждено")
                : localized(
                    "\(service): \(grant.model), not verified, so the limits without a key apply",
                    "\(service): \(grant.model), не подтверждено, действуют лимиты без ключа")
            let minute = grant.thisMinute.map { count in
                localized(
                    counted(count, "request this minute", "requests this minute"),
                    "\(counted(count, "запрос", "запроса", "запросов")) за минуту")
            }
            let today = grant.today.map { localized("\(number($0)) today", "\(number($0)) за день") }
            let used = [minute, today].compactMap(\.self)
            return ([limits] + (used.isEmpty ? [] : [used.joined(separator: ", ")])).joined(separator: "; ")
        }

        private static func period(_ seconds: Int?) -> String {
            switch seconds {
            case 1: localized(" per second", " в секунду")
            case 60: localized(" per minute", " в минуту")
            case 3_600: localized(" per hour", " в час")
            case 86_400: localized(" per day", " в день")
            default: ""
            }
        }

        public static func database(_ path: String, bytes size: Int64, favorites: Int) -> String {
            let count = localized(
                counted(favorites, "favorite", "favorites"), "в избранном: \(photos(favorites))")
            return "\(path), \(bytes(size)), \(count)"
        }
        public static func terminal(columns: Int, rows: Int, colors: Int) -> String {
            let facts =
                switch colors {
                case 0: localized("no colors", "без цветов")
                case ...256:
                    localized(counted(colors, "color", "colors"), counted(colors, "цвет", "цвета", "цветов"))
                default: localized("24-bit colors", "24-битные цвета")
                }
            return "\(columns) × \(rows), \(facts)"
        }
    }
}
