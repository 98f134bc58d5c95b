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
            case .foreign(let content):
                localized("not shown: \(content.rawValue)", "не показано: \(decoder(content.rawValue))")
            case .malformed, .crashed: localized("damaged picture", "повреждено")
            case .tooLarge: tooLarge
            case .tooCostly: localized("too complex", "слишком сложно")
            case .unreadable: missing
            case .unavailable: localized("no decoder", "нет декодера")
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
            case .notStored(.unreadable(_, .notAPicture)): reason(for: .unreadable(.unexpected))
            case .notStored(.unreadable): Files.unreadable
            case .notStored: localized("not saved", "не сохранено")
            case .cancelled: stopped
            }
        }

        private static var tooLarge: String { localized("too large", "слишком велико") }
        private static var stopped: String { localized("stopped", "остановлено") }
    }
}
