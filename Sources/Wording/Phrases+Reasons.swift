public import GalleryCore

extension Phrases {
    /// Why a service gave no answer one could use: parts of sentences, and sentences where it was refused.
    public enum Reasons {
        /// What came is not what was asked for.
        public static var somethingElse: String {
            localized(
                "the service sent something else than was asked for, or only a part of it",
                "сервис прислал не то, что просили, или только часть")
        }
        /// An empty answer.
        public static var nothing: String {
            localized("the service sent nothing", "сервис ничего не прислал")
        }
        /// A page of the network's own.
        public static var webPage: String {
            localized(
                "a web page came instead of photos; the network may want you to sign in first",
                "вместо фотографий пришла веб-страница; возможно, сеть требует сначала войти")
        }
        /// A status from 500 on.
        public static func failed(_ status: Int) -> String {
            localized("the service failed with status \(status)", "у сервиса сбой, код \(status)")
        }
        /// A status that means nothing here.
        public static func status(_ status: Int) -> String {
            localized("the service answered with status \(status)", "сервис ответил кодом \(status)")
        }
        /// A photo one cannot see.
        public static var withoutPicture: String {
            localized(
                "the service sent a photo without a picture", "сервис прислал фотографию без изображения")
        }
        /// Photos came, and nothing of them makes sense.
        public static func noneReadable(_ count: Int?) -> String {
            guard let count else {
                return localized(
                    "none of the photos that came could be read",
                    "ни одной из пришедших фотографий не прочесть")
            }
            return localized(
                "none of the \(count) photos that came could be read",
                "ни одной из пришедших фотографий (\(count)) не прочесть")
        }
        /// The service said why.
        public static func refuses(_ words: String) -> String {
            localized("The service refuses: \(words).", "Сервис отказывает: \(words).")
        }
        /// Flickr said why.
        public static func flickrRefuses(_ words: String) -> String {
            localized("Flickr refuses: \(words).", "Flickr отказывает: \(words).")
        }
        /// Flickr has an outage.
        public static func flickrIsOut(_ words: String) -> String {
            localized("Flickr is not available at the moment: \(words)", "Flickr сейчас недоступен: \(words)")
        }
        /// What is there was not asked for.
        public static var signedRequest: String {
            localized("the service asks for a signed request", "сервис требует подписанного запроса")
        }
        /// A key that is none.
        public static var keyCharacters: String {
            localized(
                "The key holds characters that no key has: copy it again, without spaces.",
                "В ключе есть знаки, каких в ключах не бывает: скопируйте его ещё раз, без пробелов.")
        }
        /// A key for Flickr that is none.
        public static var flickrKeyCharacters: String {
            localized(
                "The Flickr key holds characters that no key has: copy it again, without spaces.",
                "В ключе Flickr есть знаки, каких в ключах не бывает: скопируйте его ещё раз, без пробелов.")
        }
        /// A service that nobody set up.
        public static func notSetUp(_ service: ServiceName) -> String {
            localized("The service \(service) is not set up.", "Сервис \(service) не настроен.")
        }
        /// A base address that is none.
        public static func noAddress(_ text: String) -> String {
            localized(
                "\(text) is not a web address: write https://HOST or https://HOST:PORT.",
                "\(text) — не веб-адрес: напишите https://HOST или https://HOST:PORT.")
        }
        /// A base address over which anybody could listen.
        public static func notEncrypted(_ text: String) -> String {
            localized(
                "\(text) is not encrypted: use https, or http to 127.0.0.1, [::1] or localhost.",
                "\(text) — без шифрования: нужен https, а http — только к 127.0.0.1, [::1] или localhost.")
        }

        /// The host of pictures does not want to.
        public static func hostRefuses(_ status: Int) -> String {
            localized(
                "The image host refuses with status \(status).",
                "Сервер изображений отказывает, код \(status).")
        }
        /// The host of pictures cannot.
        public static func hostFailed(_ status: Int) -> String {
            localized(
                "the image host answered with status \(status)", "сервер изображений ответил кодом \(status)")
        }
        /// No byte came.
        public static var emptyPicture: String {
            localized("the picture that came is empty", "пришло пустое изображение")
        }

        /// The demo's server does not start.
        public static func demoFails(_ path: String, _ reason: String) -> String {
            localized(
                "demo: \(path) cannot be started (\(reason))",
                "demo: не удаётся запустить \(path) (\(reason))")
        }
        /// The demo's server does not say where it is.
        public static func demoIsMute(_ path: String) -> String {
            localized("demo: \(path) did not say where it listens", "demo: \(path) не сообщил своего адреса")
        }
        /// The system gives no thread.
        public static var noThread: String {
            localized("no thread can be started", "не удаётся начать поток")
        }
        /// No memory for libcurl.
        public static var curlCannotStart: String {
            localized("libcurl cannot be started: out of memory", "libcurl не запускается: нет памяти")
        }
        /// No memory for a request.
        public static var curlIsOutOfMemory: String {
            localized("libcurl is out of memory", "libcurl не хватает памяти")
        }
    }
}
