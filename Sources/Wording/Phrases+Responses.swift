import GalleryCore

extension Phrases {
    /// What is wrong with an answer, to stand between brackets.
    static func reason(_ fault: ResponseFault) -> String {
        switch fault {
        case .unexpected:
            localized(
                "the service sent something else than was asked for, or only a part of it",
                "сервис прислал не то, что просили, или только часть")
        case .empty: localized("the service sent nothing", "сервис ничего не прислал")
        case .webPage:
            localized(
                "a web page came instead of photos; the network may want you to sign in first",
                "вместо фотографий пришла веб-страница; возможно, сеть требует сначала войти")
        case .serverError(let status):
            localized("the service failed with status \(status)", "у сервиса сбой, код \(status)")
        case .status(let status):
            localized("the service answered with status \(status)", "сервис ответил кодом \(status)")
        case .photoWithoutPicture:
            localized(
                "the service sent a photo without a picture", "сервис прислал фотографию без изображения")
        case .noReadablePhotos(let count?):
            localized(
                "none of the \(count) photos that came could be read",
                "ни одной из пришедших фотографий (\(count)) не прочесть")
        case .noReadablePhotos(nil):
            localized(
                "none of the photos that came could be read", "ни одной из пришедших фотографий не прочесть")
        case .outage(let service, let statement):
            localized(
                "\(name(of: service)) is not available at the moment: \(words(statement))",
                "\(name(of: service)) сейчас недоступен: \(words(statement))")
        case .signatureRequired:
            localized("the service asks for a signed request", "сервис требует подписанного запроса")
        case .imageHost(let status):
            localized(
                "the image host answered with status \(status)", "сервер изображений ответил кодом \(status)")
        case .emptyPicture: localized("the picture that came is empty", "пришло пустое изображение")
        case .otherRange:
            localized(
                "the server sent another part of the file than was asked for",
                "сервер прислал не ту часть файла, которую просили")
        case .host(let host, let cause): reason(cause, host)
        case .simulated(let state): verbatim("--debug \(state)")
        }
    }

    private static func name(of service: ServiceName) -> String {
        service == .flickr ? verbatim("Flickr") : "\(service)"
    }

    private static func reason(_ cause: ResponseFault.Cause, _ host: String) -> String {
        switch cause {
        case .notHTTP: localized("\(host) does not speak HTTP", "\(host) не говорит по HTTP")
        case .truncated:
            localized("\(host) sent only a part of the answer", "\(host) прислал только часть ответа")
        case .undecodable:
            localized(
                "\(host) sent an answer that cannot be unpacked",
                "\(host) прислал ответ, который не распаковать")
        case .unexpectedEncoding(let coding):
            localized(
                "\(host) sent an answer packed as \(coding), which was not asked for",
                "\(host) прислал ответ, упакованный как \(coding), о чём не просили")
        case .endlessHeader:
            localized(
                "\(host) sent a header line that does not end", "\(host) прислал бесконечную строку заголовка"
            )
        }
    }
}
