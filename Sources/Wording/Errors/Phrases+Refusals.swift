import GalleryCore

extension Phrases {
    /// Error for a line such as `2024 eclipse`; `instead` is the line that does what the user meant.
    public static func numberWithWords(instead line: String, isCorrected: Bool) -> String {
        localized(
            "A number opens a photo and takes no words", "Номер открывает фотографию; слова после него лишние"
        )
            + (isCorrected ? verbatim(".") : verbatim("; ") + suggestion(line))
    }

    /// Text for use after a colon.
    static func reason(_ refusal: RequestRefusal) -> String {
        switch refusal {
        case .host(let host, let cause): reason(cause, host)
        case .service(let service, let statement): message(sentence(text(statement)), from: service)
        case .imageHost(let status):
            localized(
                "The image server responded with status \(status).",
                "Сервер изображений ответил кодом \(status).")
        case .keyRedirected:
            localized(
                "Flickr redirects to another host, where the key is not sent; check the base address.",
                "Flickr перенаправляет на другой сервер, куда ключ не отправляется; проверьте базовый адрес.")
        case .downloadForbidden:
            localized(
                "the photo's owner does not allow downloads; see the photo's page on Flickr.",
                "владелец фотографии не разрешает скачивать; смотрите её страницу на Flickr.")
        case .fileOfOtherWiki(let wiki):
            localized(
                "\(wiki) stores this file itself, and it may not be free; only files of Wikimedia Commons can be "
                    + "opened.",
                "этот файл хранит сам \(wiki), и он может быть несвободным; открываются только файлы "
                    + "Wikimedia Commons.")
        case .smallerOnly(let why): smallerOnly(because: why)
        case .noOriginal:
            localized("the service offers no file to save.", "сервис не предоставляет файл для сохранения.")
        }
    }

    static func smallerOnly(because why: CatalogError) -> String {
        localized(
            "\(explanation(why)) Only a smaller copy is available; `save N --smaller` saves it.",
            "\(explanation(why)) Есть только уменьшенная копия; её сохранит `save N --smaller`.")
    }

    static func capitalizedName(of service: ServiceName?) -> String {
        service.map(name) ?? localized("The service", "Сервис")
    }

    static func message(_ text: String, from service: ServiceName?) -> String {
        let name = capitalizedName(of: service)
        return localized("\(name) says: \(text)", "\(name) сообщает: \(text)")
    }

    /// Name in the service's own spelling, by default with a capital letter.
    static func name(of service: ServiceName) -> String {
        switch service {
        case .commons: verbatim("Wikimedia Commons")
        case .nasa: verbatim("NASA")
        case .free: localized("Wikimedia Commons and Openverse", "Wikimedia Commons и Openverse")
        case .demo, .all, .own: service.rawValue
        default: service.rawValue.prefix(1).uppercased() + service.rawValue.dropFirst()
        }
    }

    static func text(_ statement: ServiceStatement) -> String {
        switch statement {
        case .message(let text): text
        case .code(let code?): localized("code \(code)", "код \(code)")
        case .code(nil): localized("code unknown", "код неизвестен")
        case .status(let status): localized("status \(status)", "код \(status)")
        }
    }

    /// Adds a period unless the text is empty or ends with one of `.!?`.
    static func sentence(_ text: String) -> String {
        text.last.map { ".!?".contains($0) } ?? true ? text : text + "."
    }

    private static func reason(_ cause: RequestRefusal.Cause, _ host: String) -> String {
        switch cause {
        case .tooManyRedirects:
            localized("\(host) redirects more than 5 times.", "\(host) перенаправляет больше 5 раз.")
        case .plainAddress:
            localized(
                "\(host) redirects to an address that is not https, which gallery does not open.",
                "\(host) перенаправляет на адрес без https, такие gallery не открывает.")
        case .privateAddress:
            localized(
                "\(host) leads to an address inside this network, which gallery does not open.",
                "\(host) ведёт на адрес внутри этой сети, такие gallery не открывает.")
        case .malformedAddress:
            localized(
                "\(host) redirects to an invalid web address.",
                "\(host) перенаправляет на недопустимый веб-адрес.")
        case .credentials:
            localized(
                "\(host) redirects to an address with a user name, which gallery does not open.",
                "\(host) перенаправляет на адрес с именем пользователя, такие gallery не открывает.")
        case .notAccepted:
            localized("libcurl rejected the request to \(host).", "libcurl не принял запрос к \(host).")
        }
    }
}
