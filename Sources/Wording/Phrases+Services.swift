public import GalleryCore

extension Phrases {
    /// Below the list of services.
    public static var changeService: String {
        localized("`service NAME` changes it.", "Сменить: `service NAME`.")
    }
    /// What a service lacks.
    public static func notSetUp(_ service: ServiceName) -> String {
        switch service {
        case .unsplash:
            localized(
                "needs a free key: `key set unsplash`, or UNSPLASH_ACCESS_KEY",
                "нужен бесплатный ключ: `key set unsplash` или UNSPLASH_ACCESS_KEY")
        case .flickr:
            localized(
                "needs a key: `key set flickr`, or FLICKR_API_KEY",
                "нужен ключ: `key set flickr` или FLICKR_API_KEY")
        default: localized("not set up", "не настроен")
        }
    }
    /// Where a photo is from and who made it, in a list of photos of several services. Of a line that is too long the
    /// end is cut, and a name is known by its beginning.
    public static func name(of author: Author, on service: ServiceName?) -> String {
        (service.map { "\($0) · " } ?? "") + name(of: author)
    }
    /// Which services `all` stands for now.
    public static func together(_ services: [ServiceName]) -> String {
        let names = services.map(\.rawValue).joined(separator: ", ")
        return services.count > 1
            ? localized("\(names) in one list", "\(names) одним списком")
            : localized("\(names) alone, until another is set up", "только \(names), пока не настроен другой")
    }
    /// The demo stands in for a service that nobody chose and that cannot be reached.
    public static func demoInstead(of service: ServiceName, _ reason: String) -> String {
        localized(
            "\(service) cannot be reached (\(reason)), so these are the painted photos of the built-in demo; "
                + "`service \(service)` tries again.",
            "\(service) недоступен (\(reason)), поэтому здесь рисованные картинки встроенного демо; "
                + "`service \(service)` попробует снова.")
    }
    /// The network of the person is kept out by the gatekeeper in front of the service.
    public static var openverseKeepsOut: String {
        localized(
            "Openverse's gatekeeper lets nobody in from this network; try another network, or `service demo`.",
            "Защита Openverse никого не пускает из этой сети; попробуйте другую сеть или `service demo`.")
    }
    /// The identifier or the secret is wrong.
    public static var openverseClientUnknown: String {
        localized(
            "Openverse does not know this client; correct OPENVERSE_CLIENT_ID and OPENVERSE_CLIENT_SECRET, "
                + "or unset both: it works without.",
            "Openverse не знает такого клиента; исправьте OPENVERSE_CLIENT_ID и OPENVERSE_CLIENT_SECRET "
                + "или уберите обе: можно и без них.")
    }
    /// What a service had to say about a request it answered all the same.
    public static func openverseWarns(_ message: String) -> String {
        localized("Openverse says: \(message)", "Openverse сообщает: \(message)")
    }
    /// Of a page, only the first part came.
    public static func pagePartMissing(_ why: String) -> String {
        localized("Not all of this page came. \(why)", "Страница пришла не целиком. \(why)")
    }
    /// A search that goes on deeper than the service lets anyone look.
    public static func searchDepth(_ count: Int, of service: ServiceName) -> String {
        localized(
            "\(service) shows the first \(number(count)) of a search; more words or filters bring others.",
            "\(service) показывает только первые \(number(count)) из найденных; "
                + "другие найдутся с новыми словами или фильтрами.")
    }
    /// A query that is longer than the service reads.
    public static func queryCut(_ count: Int, by service: ServiceName) -> String {
        localized(
            "\(service) reads the first \(number(count)) characters of a search.",
            "\(service) читает только первые \(counted(count, "знак", "знака", "знаков")) запроса.")
    }
    /// Of several services one failed.
    public static func leftOut(_ service: ServiceName, because why: String) -> String {
        localized("\(service) is missing here. \(why)", "Здесь нет \(service). \(why)")
    }
    /// Of several services one cannot do what is asked for.
    public static func leftOut(_ service: ServiceName, for gap: FilterGap) -> String {
        let name = gap.name.rawValue
        return localized(
            "\(service) cannot do `\(name):\(gap.value)` and is left out of this search.",
            "\(service) не умеет `\(name):\(gap.value)` и в этом поиске не участвует.")
    }
    /// A collection's key that names none of the services asked.
    public static func collectionOfNobody(_ key: String, _ services: [ServiceName]) -> String {
        let choices = services.map { "`\($0):" + verbatim("KEY") + "`" }.joined(
            separator: localized(" or ", " или "))
        return localized(
            "`\(key)` does not say whose collection it is; write \(choices).",
            "`\(key)` не говорит, чья это подборка; напишите \(choices).")
    }
    /// No service can do all the filters at once.
    public static var filtersNowhere: String {
        localized(
            "No service that is set up can do these filters together; leave one out "
                + "(`service` lists the services).",
            "Ни один настроенный сервис не умеет эти фильтры вместе; уберите один из них "
                + "(сервисы покажет `service`).")
    }
    /// The service refuses some words altogether.
    public static var takenForSpam: String {
        localized(
            "The service takes these words for spam and shows nothing for them; search for others.",
            "Сервис принимает эти слова за спам и ничего не показывает; ищите другие.")
    }
    /// A search of filters alone, where the service wants words.
    public static func wordsNeeded(on service: ServiceName) -> String {
        localized(
            "\(service) finds nothing by filters alone; put a word before them.",
            "\(service) не ищет по одним фильтрам; поставьте перед ними слово.")
    }
    /// A service without topics.
    public static func noTopics(on service: ServiceName, instead words: String) -> String {
        localized(
            "\(service) has no topics; `search \(words)` finds photos of it.",
            "У \(service) нет тем; фотографии об этом найдёт `search \(words)`.")
    }
    /// A photo of which nobody knows who made it.
    public static var noAuthor: String {
        localized(
            "The service does not know who made this photo; `similar` finds others like it.",
            "Сервис не знает автора этой фотографии; похожие найдёт `similar`.")
    }
    /// A source the service does not have.
    public static func noSource(_ name: String, on service: ServiceName, known: [String]) -> String {
        let some = known.prefix(12).joined(separator: ", "), more = number(known.count - 12)
        let rest = known.count > 12 ? localized(" and \(more) more", " и ещё \(more)") : ""
        return localized(
            "\(service) has no source `\(name)`; it has \(some)\(rest).",
            "У \(service) нет источника `\(name)`; есть \(some)\(rest).")
    }
    /// A photo that is there in no type that is kept.
    public static func noRaster(_ photo: Photo) -> String {
        let type =
            photo.fileType.map { localized("a \($0.uppercased())", "в формате \($0.uppercased())") }
            ?? localized("of another type", "в другом формате")
        let page = photo.pageLink.map { localized("; it is at \($0)", "; он здесь: \($0)") } ?? "."
        return localized(
            "The original is \(type), and there is no JPEG, PNG or WebP of it to save\(page)",
            "Оригинал \(type), и сохранить его в JPEG, PNG или WebP нельзя\(page)")
    }
}
