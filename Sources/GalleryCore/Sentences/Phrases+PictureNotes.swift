extension Phrases {
    /// The few words that stand in place of a picture.
    public enum PictureNotes {
        /// There is none.
        public static var missing: String { said("no picture", "нет изображения") }

        /// It could not be had.
        public static func words(for error: CatalogError) -> String {
            switch error {
            case .offline: said("offline", "нет связи")
            case .timedOut: said("timed out", "нет ответа")
            case .rateLimited: said("rate limit", "лимит запросов")
            case .unavailable: said("out of order", "не работает")
            case .unauthorized: said("key not accepted", "ключ не принят")
            case .notFound, .impossible: missing
            case .refused: said("refused", "отказ")
            case .unreadable: said("not a picture", "не картинка")
            case .tooLarge: tooLarge
            case .notStored: said("not stored", "не записано")
            case .cancelled: stopped
            }
        }

        /// Another type of file.
        public static func foreign(_ type: String) -> String {
            said("not shown: \(type)", "не показать: \(decoder(type))")
        }
        /// Not whole.
        public static var damaged: String { said("damaged picture", "повреждено") }
        /// Too many bytes or pixels.
        public static var tooLarge: String { said("too large", "слишком велико") }
        /// Too much work.
        public static var tooComplex: String { said("too complex", "слишком сложно") }
        /// Nobody can look into it.
        public static var noDecoder: String { said("no decoder", "нет декодера") }
        /// The person stopped it.
        public static var stopped: String { said("stopped", "остановлено") }
    }
}
