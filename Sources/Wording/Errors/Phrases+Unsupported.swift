import GalleryCore

extension Phrases {
    static func sentence(_ request: UnsupportedRequest) -> String {
        switch request {
        case .collections(let service):
            localized(
                "\(service) has no collections; find photos with `search WORDS`.",
                "У \(service) нет подборок; найдите фотографии: `search WORDS`.")
        case .topics(let service, let topic):
            localized(
                "\(service) has no topics; `search \(topic)` finds photos of it.",
                "У \(service) нет тем; фотографии об этом найдёт `search \(topic)`.")
        case .filtersAlone(let service):
            localized(
                "\(service) cannot search by filters alone; add a word before them.",
                "\(service) не ищет по одним фильтрам; добавьте перед ними слово.")
        case .spam:
            localized(
                "The service treats these words as spam and shows nothing. Try other words.",
                "Сервис принимает эти слова за спам и ничего не показывает. Попробуйте другие.")
        case .source(let name, let service, let known): noSource(name, on: service, known: known)
        case .author:
            localized(
                "The service does not know the author of this photo; `similar` finds photos like it.",
                "Сервис не знает автора этой фотографии; похожие найдёт `similar`.")
        case .format(let format, let page): noFile(in: format, page)
        case .collectionOwner(let key, let services): noOwner(of: key, services)
        case .filterCombination:
            localized(
                "No service that is set up supports these filters together. Remove one "
                    + "(`service` lists the services).",
                "Ни один настроенный сервис не поддерживает эти фильтры вместе. Уберите один из "
                    + "них (сервисы покажет `service`).")
        case .filter(let gap, let service): filterUnavailable(gap, on: service)
        case .blockedNetwork:
            localized(
                "Openverse blocks this network (some VPNs and data centers). Try another "
                    + "network, or Wikimedia Commons (`service commons`).",
                "Openverse блокирует эту сеть (некоторые VPN и дата-центры). Попробуйте другую "
                    + "сеть или Wikimedia Commons (`service commons`).")
        case .unknownClient:
            localized(
                "Openverse rejected the client id. Correct OPENVERSE_CLIENT_ID and "
                    + "OPENVERSE_CLIENT_SECRET, or unset both: it works without them.",
                "Openverse не принял client id. Исправьте OPENVERSE_CLIENT_ID и "
                    + "OPENVERSE_CLIENT_SECRET или уберите обе: можно и без них.")
        case .ownPhoto:
            localized(
                "This picture is a local file; services know nothing about it.",
                "Это изображение из файла; сервисам оно неизвестно.")
        case .color:
            localized(
                "The color of this photo is unknown; `similar N` finds photos by content.",
                "Цвет этой фотографии неизвестен; `similar N` найдёт похожие по содержанию.")
        case .look:
            localized(
                "The picture of this photo could not be loaded; `similar N` finds photos by content.",
                "Изображение этой фотографии не загрузилось; `similar N` найдёт похожие по содержанию.")
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
            format.map { localized("as \($0.uppercased())", "в формате \($0.uppercased())") }
            ?? localized("in another format", "в другом формате")
        let pageText = page.map { localized(" Its page: \($0)", " Её страница: \($0)") } ?? ""
        return localized(
            "The service has this photo only \(type), not as JPEG, PNG or WebP.\(pageText)",
            "У сервиса эта фотография есть только \(type), не в JPEG, PNG или WebP.\(pageText)")
    }

    private static func noOwner(of key: String, _ services: [ServiceName]) -> String {
        let choices = services.map { "`\($0):\(key)`" }.joined(separator: localized(" or ", " или "))
        return localized(
            "Which service has the collection `\(key)`? Write \(choices).",
            "У какого сервиса подборка `\(key)`? Напишите \(choices).")
    }
}
