import GalleryCore

extension Phrases {
    static func sentence(_ fault: ConfigurationFault) -> String {
        switch fault {
        case .keyMissing(let service): keyMissing(of: service)
        case .malformedKey(.flickr):
            localized(
                "The Flickr key contains invalid characters. Copy it again, without spaces.",
                "В ключе Flickr недопустимые символы. Скопируйте его ещё раз, без пробелов.")
        case .malformedKey:
            localized(
                "The access key contains invalid characters. Copy it again, without spaces.",
                "В ключе доступа недопустимые символы. Скопируйте его ещё раз, без пробелов.")
        case .notAnAddress(let address):
            notAnAddress(AddressCredentials.redacted(inAddress: address))
        case .unencryptedAddress(let address):
            unencrypted(AddressCredentials.redacted(inAddress: address))
        case .unknownService(let name, let known):
            localized(
                "There is no service `\(name)`; the services are \(list(known)).",
                "Сервиса `\(name)` нет; есть \(list(known)).")
        case .notSetUp(.files):
            localized(
                "files searches your own folders. Choose them: `set folders ~/Pictures:~/Scans`.",
                "files ищет в ваших папках. Выберите их: `set folders ~/Pictures:~/Scans`.")
        case .notSetUp(let service):
            localized("The service \(service) is not set up.", "Сервис \(service) не настроен.")
        }
    }

    private static func notAnAddress(_ text: String) -> String {
        localized(
            "\(text) is not a web address: write https://HOST or https://HOST:PORT.",
            "\(text) — не веб-адрес: напишите https://HOST или https://HOST:PORT.")
    }

    private static func unencrypted(_ text: String) -> String {
        localized(
            "\(text) is not encrypted: use https, or http to 127.0.0.1, [::1] or localhost.",
            "\(text) — без шифрования: нужен https, а http — только к 127.0.0.1, [::1] или localhost.")
    }

    private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

    private static func keyMissing(of service: ServiceName) -> String {
        switch service {
        case .flickr:
            localized(
                "flickr needs an access key, which members of Flickr Pro get at flickr.com/services/apps/create. "
                    + "Save it with `key set flickr`, or start with FLICKR_API_KEY=… gallery.",
                "Для flickr нужен ключ доступа; участники Flickr Pro получают его на "
                    + "flickr.com/services/apps/create. Сохраните его: `key set flickr`, или запустите "
                    + "FLICKR_API_KEY=… gallery.")
        case .unsplash:
            localized(
                "unsplash needs an access key. Get a free one at unsplash.com/developers and "
                    + "save it with `key set unsplash`, or start with UNSPLASH_ACCESS_KEY=… gallery.",
                "Для unsplash нужен ключ доступа. Получите бесплатный на unsplash.com/developers "
                    + "и сохраните: `key set unsplash`, или запустите UNSPLASH_ACCESS_KEY=… gallery.")
        default:
            localized(
                "\(service) needs an access key. Save it with `key set \(service)`.",
                "Для \(service) нужен ключ доступа. Сохраните его: `key set \(service)`.")
        }
    }
}
