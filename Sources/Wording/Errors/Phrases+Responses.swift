import GalleryCore

extension Phrases {
    static func reason(_ fault: ResponseFault) -> String {
        switch fault {
        case .unexpected:
            localized(
                "it is not what was requested, or is incomplete",
                "это не то, что запрошено, или только часть")
        case .empty: localized("it is empty", "он пуст")
        case .webPage:
            localized(
                "a web page instead of photos; the network may require you to sign in",
                "веб-страница вместо фотографий; возможно, сеть требует входа")
        case .serverError(let status):
            localized("the service failed with status \(status)", "у сервиса сбой, код \(status)")
        case .status(let status):
            localized("the service responded with status \(status)", "сервис ответил кодом \(status)")
        case .photoWithoutPicture:
            localized(
                "the service sent a photo without a picture", "сервис прислал фотографию без изображения")
        case .noReadablePhotos(let count?):
            localized(
                "none of the \(count) photos received could be read",
                "ни одну из полученных фотографий (\(count)) не удалось прочитать")
        case .noReadablePhotos(nil):
            localized(
                "none of the photos received could be read",
                "ни одну из полученных фотографий не удалось прочитать")
        case .outage(let service, let statement):
            localized(
                "\(name(of: service)) is not available at the moment: \(text(statement))",
                "\(name(of: service)) сейчас недоступен: \(text(statement))")
        case .signatureRequired:
            localized("the service requires a signed request", "сервис требует подписанного запроса")
        case .imageHost(let status):
            localized(
                "the image server responded with status \(status)",
                "сервер изображений ответил кодом \(status)")
        case .emptyPicture: localized("the picture is empty", "изображение пустое")
        case .incompletePicture:
            localized("the picture is damaged or incomplete", "изображение повреждено или неполно")
        case .otherRange:
            localized("the server sent the wrong part of the file", "сервер прислал не ту часть файла")
        case .host(let host, let cause): reason(cause, host)
        case .simulated(let state): verbatim("--debug \(state)")
        }
    }

    private static func reason(_ cause: ResponseFault.Cause, _ host: String) -> String {
        switch cause {
        case .notHTTP: localized("\(host) did not respond in HTTP", "\(host) отвечает не по HTTP")
        case .unknownVersion(let version):
            localized(
                "\(host) responded in a version of HTTP that does not exist: \(version)",
                "\(host) отвечает в несуществующей версии HTTP: \(version)")
        case .truncated:
            localized("\(host) sent an incomplete response", "\(host) прислал неполный ответ")
        case .undecodable:
            localized(
                "\(host) sent a response that cannot be decompressed",
                "\(host) прислал ответ, который не распаковать")
        case .unexpectedEncoding(let coding):
            localized(
                "\(host) sent a response compressed as \(coding), which was not requested",
                "\(host) прислал ответ, сжатый как \(coding), что не запрашивалось")
        case .endlessHeader:
            localized("\(host) sent an endless header line", "\(host) прислал бесконечную строку заголовка")
        }
    }
}

extension ResponseFault {
    /// Whether the service answered that it failed, so that there is nothing to read.
    var isAnswer: Bool {
        switch self {
        case .serverError, .status, .outage, .imageHost: true
        default: false
        }
    }
}
