import GalleryCore

extension Phrases {
    /// What went wrong on the way to a host: parts of sentences, and sentences where it was refused.
    public enum Hosts {
        /// Name servers do not know it.
        public static func unknown(_ host: String) -> String {
            localized("\(host): the name cannot be found", "\(host): такого имени нет")
        }
        /// They do not know the proxy.
        public static func unknownProxy(_ host: String) -> String {
            localized("\(host): the proxy's name cannot be found", "\(host): имени прокси-сервера нет")
        }
        /// The connection broke.
        public static func lost(_ host: String) -> String {
            localized("\(host): the connection was lost", "\(host): соединение потеряно")
        }
        /// No name server said anything.
        public static var noNameServer: String {
            localized("no name server answers", "серверы имён не отвечают")
        }
        /// Nobody took the connection.
        public static var noConnection: String {
            localized("no connection comes about", "соединение не устанавливается")
        }
        /// It sends one from place to place.
        public static func redirects(_ host: String) -> String {
            localized("\(host) redirects more than 5 times.", "\(host) перенаправляет больше 5 раз.")
        }
        /// It speaks something else.
        public static func noHTTP(_ host: String) -> String {
            localized("\(host) does not speak HTTP", "\(host) не говорит по HTTP")
        }
        /// It leads to where anybody could listen.
        public static func leadsToPlain(_ host: String) -> String {
            localized(
                "\(host) leads to an address that is not https, which gallery does not open.",
                "\(host) ведёт на адрес без https, такие gallery не открывает.")
        }
        /// It leads into this network.
        public static func leadsInside(_ host: String) -> String {
            localized(
                "\(host) leads to an address inside this network, which gallery does not open.",
                "\(host) ведёт на адрес внутри этой сети, такие gallery не открывает.")
        }
        /// It leads nowhere.
        public static func leadsNowhere(_ host: String) -> String {
            localized(
                "\(host) leads to something that is not a web address.",
                "\(host) ведёт на то, что не веб-адрес.")
        }
        /// It leads to where somebody's name is told.
        public static func leadsToUser(_ host: String) -> String {
            localized(
                "\(host) leads to an address with a user name, which gallery does not open.",
                "\(host) ведёт на адрес с именем пользователя, такие gallery не открывает.")
        }
        /// The end is missing.
        public static func partial(_ host: String) -> String {
            localized("\(host) sent only a part of the answer", "\(host) прислал только часть ответа")
        }
        /// Another part of a file came.
        public static var otherPart: String {
            localized(
                "the server sent another part of the file than was asked for",
                "сервер прислал не ту часть файла, которую просили")
        }
        /// Packed, and not to be unpacked.
        public static func packed(_ host: String) -> String {
            localized(
                "\(host) sent an answer that cannot be unpacked",
                "\(host) прислал ответ, который не распаковать")
        }
        /// Packed in a way that was not asked for.
        public static func packed(_ host: String, as coding: String) -> String {
            localized(
                "\(host) sent an answer packed as \(coding), which was not asked for",
                "\(host) прислал ответ, упакованный как \(coding), о чём не просили")
        }
        /// A header without an end.
        public static func endlessHeader(_ host: String) -> String {
            localized(
                "\(host) sent a header line that does not end", "\(host) прислал бесконечную строку заголовка"
            )
        }
        /// libcurl does not send it.
        public static func notAccepted(_ host: String) -> String {
            localized(
                "libcurl does not accept the request to \(host).", "libcurl не принимает запроса к \(host).")
        }
    }
}
