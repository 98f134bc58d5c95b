public import GalleryCore

extension Phrases {
    /// None of these texts contains a key.
    public enum Keys {
        public static func ask(_ service: ServiceName) -> String {
            localized(
                "Paste the access key for \(service) and press Enter; it is not shown. Ctrl-C cancels.",
                "Вставьте ключ доступа для \(service) и нажмите Enter; его не будет видно. Ctrl-C — отмена.")
        }
        public static func askForIdentifier(_ service: ServiceName) -> String {
            localized(
                "Paste the client id for \(service) and press Enter; it is not shown. Ctrl-C cancels.",
                "Вставьте client id для \(service) и нажмите Enter; его не будет видно. Ctrl-C — отмена.")
        }
        public static var askForSecret: String {
            localized("Now the client secret:", "Теперь client secret:")
        }
        /// Prompt for the part of a key that only `login` needs.
        public static var askForSecretToSignIn: String {
            localized(
                "Now the application's secret, for `login` (Enter: none):",
                "Теперь секрет приложения, для `login` (Enter — без него):")
        }
        public static func kept(_ service: ServiceName, _ path: String) -> String {
            localized(
                "Saved the access key for \(service) in \(path), which only you can read. "
                    + "`service \(service)` uses it.",
                "Ключ доступа для \(service) сохранён в \(path), файл доступен только вам. "
                    + "Перейти на сервис: `service \(service)`.")
        }
        /// Terms of the service for a user's own key; `nil` if it has no such terms.
        public static func use(of service: ServiceName) -> String? {
            guard service == .unsplash else { return nil }
            return localized(
                "A key of your own is for your own use, at 50 requests an hour; do not share it.",
                "Свой ключ — только для себя, 50 запросов в час; никому его не передавайте.")
        }
        public static var nothing: String {
            localized(
                "No key was entered; nothing changed. `key set NAME` asks again.",
                "Ключ не введён, ничего не изменилось. `key set NAME` спросит снова.")
        }
        public static var unlikely: String {
            localized(
                "A key is one word of letters, digits and symbols. Copy it again and repeat `key set`.",
                "Ключ — одно слово из букв, цифр и символов. Скопируйте его ещё раз и повторите `key set`.")
        }
        public static var noHome: String {
            localized(
                "No home folder for the key file. Set HOME, or pass the key in the environment.",
                "Нет домашней папки для файла с ключами. Задайте HOME или передайте ключ через окружение.")
        }
        public static func unnamed(known: [ServiceName]) -> String {
            let known = known.map(\.rawValue).joined(separator: ", ")
            return localized(
                "`key set` needs the name of a service: \(known).",
                "Команде `key set` нужно имя сервиса: \(known).")
        }
        public static func unknown(_ name: String, known: [ServiceName]) -> String {
            let known = known.map(\.rawValue).joined(separator: ", ")
            return localized(
                "`\(name)` has no access key; services with a key: \(known).",
                "У `\(name)` нет ключа доступа; сервисы с ключом: \(known).")
        }
        /// Error for a command line that contains an access key.
        public static var inLine: String {
            localized(
                "Do not type a key in a command: `key set NAME` asks for it without recording it.",
                "Не вводите ключ в команде: `key set NAME` запросит его и не запишет в историю.")
        }
        public static func missing(of service: ServiceName) -> String {
            // A key has no effect at Openverse (WordPress/openverse, issue 5613).
            if service == .openverse { return localized("none; not needed", "нет; не нужен") }
            if service == .flickr {
                return localized(
                    "none; members of Flickr Pro get one at www.flickr.com/services/apps/create, then "
                        + "`key set flickr`",
                    "нет; участники Flickr Pro получают его на www.flickr.com/services/apps/create, затем "
                        + "`key set flickr`")
            }
            guard let page = page(of: service) else {
                return localized("none; `key set \(service)`", "нет; `key set \(service)`")
            }
            return localized(
                "none; get one at \(page), then `key set \(service)`",
                "нет; получите на \(page), затем `key set \(service)`")
        }
        /// State of a service for which one of the two parts of a key is missing, printed by `key`.
        public static func half(_ missing: String) -> String {
            localized(
                "incomplete: no \(missing); `key set` asks for both",
                "не полностью: нет \(missing); `key set` спросит обе части")
        }
        public static func half(of service: ServiceName, _ missing: String) -> String {
            localized(
                "\(service) is used without its key: \(missing) is missing. `key set \(service)` asks for "
                    + "client id and secret.",
                "\(service) используется без ключа: нет \(missing). `key set \(service)` спросит client id и "
                    + "client secret.")
        }
        public static func inEnvironment(_ variable: String) -> String {
            localized("set by \(variable) in the environment", "задан в окружении: \(variable)")
        }
        public static func inFile(_ path: String) -> String { localized("set in \(path)", "задан в \(path)") }

        /// Web page on which the service issues keys; `nil` if unknown.
        static func page(of service: ServiceName) -> String? {
            switch service {
            case .unsplash: verbatim("unsplash.com/developers")
            case .flickr: verbatim("www.flickr.com/services/apps/create")
            default: nil
            }
        }
    }
}

extension Phrases.Help {
    public static var key: String {
        localized(
            "Show which access keys are set; `key set NAME` saves one",
            "Показать заданные ключи доступа; `key set NAME` сохранит ключ")
    }
}
