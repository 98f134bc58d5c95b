public import GalleryCore

extension Phrases {
    public enum PictureNotes {
        public static var missing: String { localized("no picture", "нет изображения") }

        public static func reason(for absence: PictureAbsence) -> String {
            switch absence {
            case .missing: missing
            case .notFetched(let error): reason(for: error)
            case .notDecoded(let error): reason(for: error)
            case .incomplete: localized("incomplete", "не целиком")
            }
        }

        private static func reason(for error: PictureError) -> String {
            switch error {
            case .foreign(let content): foreign(content.rawValue)
            case .malformed, .crashed: damaged
            case .tooLarge: tooLarge
            case .tooCostly: tooComplex
            case .unreadable: missing
            case .unavailable: noDecoder
            case .cancelled: stopped
            }
        }

        private static func reason(for error: CatalogError) -> String {
            switch error {
            case .offline: localized("offline", "нет соединения")
            case .timedOut: localized("timed out", "нет ответа")
            case .rateLimited: localized("rate limit", "лимит запросов")
            case .unavailable, .several: localized("unavailable", "не работает")
            case .unauthorized: localized("key rejected", "ключ не принят")
            case .notFound, .impossible: missing
            case .refused, .misconfigured: localized("refused", "отказ")
            case .unreadable: localized("not a picture", "не изображение")
            case .tooLarge: tooLarge
            case .notStored: localized("not saved", "не сохранено")
            case .cancelled: stopped
            }
        }

        static func foreign(_ type: String) -> String {
            localized("not shown: \(type)", "не показано: \(decoder(type))")
        }
        public static var damaged: String { localized("damaged picture", "повреждено") }
        public static var tooLarge: String { localized("too large", "слишком велико") }
        public static var tooComplex: String { localized("too complex", "слишком сложно") }
        public static var noDecoder: String { localized("no decoder", "нет декодера") }
        public static var stopped: String { localized("stopped", "остановлено") }
    }
}
