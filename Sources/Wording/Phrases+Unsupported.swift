import GalleryCore

extension Phrases {
    /// What a service cannot do, and what to do instead.
    static func sentence(_ request: UnsupportedRequest) -> String {
        switch request {
        case .collections(let service):
            localized(
                "\(service) has no collections; `search WORDS` finds photos of anything.",
                "У \(service) нет подборок; `search WORDS` найдёт фотографии чего угодно.")
        case .topics(let service, let topic):
            localized(
                "\(service) has no topics; `search \(topic)` finds photos of it.",
                "У \(service) нет тем; фотографии об этом найдёт `search \(topic)`.")
        case .filtersAlone(let service):
            localized(
                "\(service) finds nothing by filters alone; put a word before them.",
                "\(service) не ищет по одним фильтрам; поставьте перед ними слово.")
        case .spam:
            localized(
                "The service takes these words for spam and shows nothing for them; search for others.",
                "Сервис принимает эти слова за спам и ничего не показывает; ищите другие.")
        case .source(let name, let service, let known): noSource(name, on: service, known: known)
        case .author:
            localized(
                "The service does not know who made this photo; `similar` finds others like it.",
                "Сервис не знает автора этой фотографии; похожие найдёт `similar`.")
        case .format(let format, let page): noFile(in: format, page)
        case .collectionOwner(let key, let services): noOwner(of: key, services)
        case .filterCombination:
            localized(
                "No service that is set up can do these filters together; leave one out "
                    + "(`service` lists the services).",
                "Ни один настроенный сервис не умеет эти фильтры вместе; уберите один из них "
                    + "(сервисы покажет `service`).")
        case .filter(let gap, let service): filterUnavailable(gap, on: service)
        case .blockedNetwork:
            localized(
                "Openverse's gatekeeper lets nobody in from this network; try another network, "
                    + "or `service demo`.",
                "Защита Openverse никого не пускает из этой сети; попробуйте другую сеть или `service demo`.")
        case .unknownClient:
            localized(
                "Openverse does not know this client; correct OPENVERSE_CLIENT_ID and "
                    + "OPENVERSE_CLIENT_SECRET, or unset both: it works without.",
                "Openverse не знает такого клиента; исправьте OPENVERSE_CLIENT_ID и OPENVERSE_CLIENT_SECRET "
                    + "или уберите обе: можно и без них.")
        case .ownPhoto:
            localized(
                "This is a picture of your own; no service is asked about it.",
                "Это ваша собственная картинка; ни один сервис о ней не спрашивают.")
        case .color:
            localized(
                "No colour is known of this photo; `similar N` finds others by what can be seen on it.",
                "Цвет этой фотографии неизвестен; `similar N` найдёт похожие по тому, что на ней.")
        }
    }

    private static func noSource(_ name: String, on service: ServiceName, known: [String]) -> String {
        let some = known.prefix(12).joined(separator: ", "), more = number(known.count - 12)
        let rest = known.count > 12 ? localized(" and \(more) more", " и ещё \(more)") : ""
        return localized(
            "\(service) has no source `\(name)`; it has \(some)\(rest).",
            "У \(service) нет источника `\(name)`; есть \(some)\(rest).")
    }

    private static func noFile(in format: String?, _ page: String?) -> String {
        let type =
            format.map { localized("a \($0.uppercased())", "в формате \($0.uppercased())") }
            ?? localized("of another type", "в другом формате")
        let place = page.map { localized("; it is at \($0)", "; он здесь: \($0)") } ?? "."
        return localized(
            "The original is \(type), and there is no JPEG, PNG or WebP of it to save\(place)",
            "Оригинал \(type), и сохранить его в JPEG, PNG или WebP нельзя\(place)")
    }

    private static func noOwner(of key: String, _ services: [ServiceName]) -> String {
        let choices = services.map { "`\($0):" + verbatim("KEY") + "`" }.joined(
            separator: localized(" or ", " или "))
        return localized(
            "`\(key)` does not say whose collection it is; write \(choices).",
            "`\(key)` не говорит, чья это подборка; напишите \(choices).")
    }
}
