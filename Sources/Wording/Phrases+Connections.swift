import GalleryCore

extension Phrases {
    /// Why a service could not be reached, to stand between brackets or behind a colon.
    static func reason(_ fault: ConnectionFault) -> String {
        switch fault {
        case .host(let host, let cause): "\(host): \(reason(cause))"
        case .demo(let fault): verbatim("demo: ") + reason(fault)
        case .libcurlFailed:
            localized("libcurl cannot be started: out of memory", "libcurl не запускается: нет памяти")
        case .outOfMemory: localized("libcurl is out of memory", "libcurl не хватает памяти")
        case .noThread: noThread
        case .disabled(let service):
            localized(
                "\(service): the network is switched off by --debug",
                "\(service): сеть отключена ключом --debug")
        }
    }

    private static func reason(_ cause: ConnectionFault.Cause) -> String {
        switch cause {
        case .unknownHost: localized("the name cannot be found", "такого имени нет")
        case .unknownProxy: localized("the proxy's name cannot be found", "имени прокси-сервера нет")
        case .lost: localized("the connection was lost", "соединение потеряно")
        case .noNameServer: localized("no name server answers", "серверы имён не отвечают")
        case .noConnection: localized("no connection comes about", "соединение не устанавливается")
        case .system(let code): system(code)
        case .reported(let message): message
        }
    }

    private static func reason(_ fault: ConnectionFault.DemoFault) -> String {
        switch fault {
        case .notStarted(let path, let code):
            localized(
                "\(path) cannot be started (\(system(code)))",
                "не удаётся запустить \(path) (\(system(code)))")
        case .silent(let path):
            localized("\(path) did not say where it listens", "\(path) не сообщил своего адреса")
        case .noThread: noThread
        }
    }

    private static var noThread: String {
        localized("no thread can be started", "не удаётся начать поток")
    }
}
