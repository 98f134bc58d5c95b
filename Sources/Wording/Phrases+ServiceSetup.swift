import GalleryCore

extension Phrases {
    /// Why a service cannot be used as it is set up, and what to do.
    static func sentence(_ fault: ConfigurationFault) -> String {
        switch fault {
        case .keyMissing(let service): keyMissing(of: service)
        case .malformedKey(.flickr):
            localized(
                "The Flickr key holds characters that no key has: copy it again, without spaces.",
                "В ключе Flickr есть знаки, каких в ключах не бывает: скопируйте его ещё раз, без пробелов.")
        case .malformedKey:
            localized(
                "The key holds characters that no key has: copy it again, without spaces.",
                "В ключе есть знаки, каких в ключах не бывает: скопируйте его ещё раз, без пробелов.")
        case .notAnAddress(let text):
            localized(
                "\(text) is not a web address: write https://HOST or https://HOST:PORT.",
                "\(text) — не веб-адрес: напишите https://HOST или https://HOST:PORT.")
        case .unencryptedAddress(let text):
            localized(
                "\(text) is not encrypted: use https, or http to 127.0.0.1, [::1] or localhost.",
                "\(text) — без шифрования: нужен https, а http — только к 127.0.0.1, [::1] или localhost.")
        case .unknownService(let name, let known):
            localized(
                "There is no service `\(name)`; the services are \(list(known)).",
                "Сервиса `\(name)` нет; есть \(list(known)).")
        case .notSetUp(let service):
            localized("The service \(service) is not set up.", "Сервис \(service) не настроен.")
        }
    }

    private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

    private static func keyMissing(of service: ServiceName) -> String {
        switch service {
        case .flickr:
            localized(
                "flickr needs a key: get one at flickr.com/services/apps/create and keep it with "
                    + "`key set flickr`, or start with FLICKR_API_KEY=… gallery.",
                "flickr нужен ключ: получите его на flickr.com/services/apps/create и сохраните: "
                    + "`key set flickr`, или запустите FLICKR_API_KEY=… gallery.")
        case .unsplash:
            localized(
                "unsplash needs a key: get a free one at unsplash.com/developers and keep it with "
                    + "`key set unsplash`, or start with UNSPLASH_ACCESS_KEY=… gallery.",
                "unsplash нужен ключ: получите бесплатный на unsplash.com/developers и сохраните: "
                    + "`key set unsplash`, или запустите UNSPLASH_ACCESS_KEY=… gallery.")
        default: sentence(.notSetUp(service))
        }
    }
}
