public import GalleryCore

extension Phrases {
    public enum Demo {
        public static var name: String { localized("demo, painted", "демо, нарисовано") }
        public static func heading(_ heading: String) -> String { heading + " · " + name }
        public static var isInvented: String {
            localized(
                "Pictures of the demo are painted and their authors invented; do not publish them.",
                "Картинки демо нарисованы, их авторы вымышлены; не публикуйте их.")
        }
        public static var isPainted: String {
            localized(
                "A painted picture of the demo; its author is invented.",
                "Это нарисованная картинка демо, её автор вымышлен.")
        }
        static var standsIn: String {
            localized(
                "The demo shows painted pictures with invented authors until a search succeeds.",
                "Демо показывает нарисованные картинки с вымышленными авторами, пока поиск не удастся.")
        }
    }
    public static var changeService: String {
        localized("`service NAME` changes it.", "Сменить: `service NAME`.")
    }
    public static func notSetUp(_ service: ServiceName) -> String {
        switch service {
        case .unsplash:
            localized(
                "needs a free key: `key set unsplash`, or UNSPLASH_ACCESS_KEY",
                "нужен бесплатный ключ: `key set unsplash` или UNSPLASH_ACCESS_KEY")
        case .flickr:
            localized(
                "needs a key, which members of Flickr Pro get: `key set flickr`, or FLICKR_API_KEY",
                "нужен ключ, его получают участники Flickr Pro: `key set flickr` или FLICKR_API_KEY")
        case .files:
            localized(
                "needs folders: `set folders ~/Pictures:~/Scans`",
                "нужны папки: `set folders ~/Pictures:~/Scans`")
        default:
            localized("needs a key: `key set \(service)`", "нужен ключ: `key set \(service)`")
        }
    }
    public static func together(_ services: [ServiceName]) -> String {
        let names = services.map(\.rawValue).joined(separator: ", ")
        return services.count > 1
            ? localized("\(names) in one list", "\(names) одним списком")
            : localized(
                "only \(names); no other service is set up", "только \(names); другие сервисы не настроены")
    }
    private static func place(_ service: ServiceName) -> String {
        service == .free ? name(of: service) : service.rawValue
    }
    public static func notice(_ notice: ServiceNotice) -> String {
        switch notice {
        case .demoInstead(let service, .proxy(let host, let cause)):
            localized(
                "No connection to \(service): \(reason(.proxy(host, cause))). \(Demo.standsIn)",
                "Нет связи с \(service): \(reason(.proxy(host, cause))). \(Demo.standsIn)")
        case .demoInstead(let service, _):
            localized(
                "No connection to \(place(service)). \(Demo.standsIn)",
                "Нет связи с \(place(service)). \(Demo.standsIn)")
        case .keyIncomplete(let service, let variable): Keys.half(of: service, variable)
        }
    }
}
