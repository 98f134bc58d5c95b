public import Configuration
public import GalleryCore

extension Phrases {
    /// What is said of keys; never a key itself.
    public enum Keys {
        /// A person is to type a key.
        public static func ask(_ service: ServiceName) -> String {
            localized(
                "Type or paste the key for \(service) and press Enter; nothing of it is shown. Ctrl-C stops.",
                "Введите или вставьте ключ для \(service) и нажмите Enter; его не будет видно. Ctrl-C — отмена."
            )
        }
        /// The first of two halves.
        public static func askForIdentifier(_ service: ServiceName) -> String {
            localized(
                "Type or paste the client id for \(service) and press Enter; nothing of it is shown. Ctrl-C stops.",
                "Введите или вставьте client id для \(service) и нажмите Enter; его не будет видно. "
                    + "Ctrl-C — отмена.")
        }
        /// The second of two halves.
        public static var askForSecret: String { localized("And the client secret:", "И client secret:") }
        /// It was kept, and how to use it.
        public static func kept(_ service: ServiceName, _ path: String) -> String {
            localized(
                "The key for \(service) is kept in \(path), which only you can read; `service \(service)` uses it.",
                "Ключ для \(service) сохранён в \(path), прочесть который можете только вы; "
                    + "`service \(service)` его использует.")
        }
        /// It was kept, but another one counts.
        public static func overruled(_ variable: String) -> String {
            localized(
                "In this session \(variable) of the environment counts instead; leave it out to use the one kept.",
                "В этом сеансе вместо него действует \(variable) из окружения; уберите её, чтобы действовал сохранённый."
            )
        }
        /// Nothing was typed.
        public static var nothing: String {
            localized(
                "No key was given, so nothing has changed; `key set NAME` asks again.",
                "Ключ не введён, ничего не изменилось; `key set NAME` спросит снова.")
        }
        /// It cannot be one.
        public static var unlikely: String {
            localized(
                "That is no key: a key is one word of letters, digits and signs; copy it again and repeat `key set`.",
                "Это не ключ: ключ — одно слово из букв, цифр и знаков; скопируйте его ещё раз и повторите `key set`."
            )
        }
        /// There is nowhere to keep it.
        public static var noHome: String {
            localized(
                "There is no home folder to keep a key in; set HOME, or give the key in the environment.",
                "Домашней папки нет, и ключ хранить негде; задайте HOME или передайте ключ через окружение.")
        }
        /// It could not be written.
        public static func notSaved(_ error: FileWriteError) -> String {
            let reason = systemError(error.code)
            return localized(
                "The key was not saved: \(error.path) cannot be written: \(reason).",
                "Ключ не сохранён, не удалось записать \(error.path): \(reason).")
        }
        /// A name that has no key.
        public static func unknown(_ name: String, known: [ServiceName]) -> String {
            let known = known.map(\.rawValue).joined(separator: ", ")
            return localized(
                "There is no key for `\(name)`; keys are for \(known).",
                "Для `\(name)` ключа не бывает; ключи есть для \(known).")
        }
        /// A key in the command line, where it must not be.
        public static var inLine: String {
            localized(
                "Type `key set NAME` without the key, which is then asked for: a line can be recalled and seen.",
                "Введите `key set NAME` без ключа, его спросят отдельно: строку можно вызвать снова и увидеть."
            )
        }
        /// What `key` says of a service without one.
        public static func missing(of service: ServiceName) -> String {
            localized(
                "none; get one at \(page(of: service)), then `key set \(service)`",
                "нет; получите на \(page(of: service)), затем `key set \(service)`")
        }
        /// What `key` says of one of two halves.
        public static func half(_ missing: String) -> String {
            localized(
                "only a half, which is of no use: \(missing) is missing; `key set` asks for both",
                "только половина, она бесполезна: нет \(missing); `key set` спросит обе")
        }
        /// A service is asked without its key, as half of that is missing.
        public static func half(of service: ServiceName, _ missing: String) -> String {
            localized(
                "\(service) is asked without signing in, because \(missing) is missing: a client id and its "
                    + "secret belong together. `key set \(service)` asks for both.",
                "\(service) опрашивается без входа: нет \(missing), а client id и client secret нужны вместе. "
                    + "`key set \(service)` спросит оба.")
        }
        /// What `key` says of a key of the environment.
        public static func inEnvironment(_ variable: String) -> String {
            localized("set by \(variable) in the environment", "задан в окружении: \(variable)")
        }
        /// What `key` says of a key in a file.
        public static func inFile(_ path: String) -> String { localized("set in \(path)", "задан в \(path)") }

        /// Where a service gives keys away.
        public static func page(of service: ServiceName) -> String {
            switch service.rawValue {
            case "unsplash": verbatim("unsplash.com/developers")
            case "flickr": verbatim("www.flickr.com/services/apps/create")
            default:
                verbatim("api.openverse.org/v1 ") + localized("(works without one)", "(можно и без него)")
            }
        }
    }
}

extension Phrases.Help {
    /// `key`.
    public static var key: String {
        localized(
            "which services have a key; `key set NAME` asks for one",
            "у каких сервисов есть ключ; `key set NAME` спросит его")
    }
}
