import FoundationEssentials
import GalleryCore

extension Phrases {
    /// Clause for use in parentheses or after a colon.
    static func reason(_ fault: ConnectionFault) -> String {
        switch fault {
        case .host(let host, let cause): "\(host): \(reason(cause))"
        case .proxy(let host, .status(407)):
            localized(
                "the proxy \(host) requires a user name and password (407)",
                "прокси-сервер \(host) требует имя пользователя и пароль (407)")
        case .proxy(let host, .status(let status)):
            localized(
                "the proxy \(host) refuses the connection (\(status))",
                "прокси-сервер \(host) отказывает в соединении (\(status))")
        case .proxy(let host, let cause):
            localized("the proxy \(host): \(reason(cause))", "прокси-сервер \(host): \(reason(cause))")
        case .demo(let fault): verbatim("demo: ") + reason(fault)
        case .libcurlFailed:
            localized("libcurl could not start: out of memory", "не удалось запустить libcurl: нет памяти")
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
        case .unknownHost: localized("host not found", "сервер не найден")
        case .lost: localized("connection lost", "соединение потеряно")
        case .noNameServer: localized("DNS does not respond", "DNS не отвечает")
        case .noConnection: localized("connection failed", "не удалось соединиться")
        case .status(let status): verbatim("\(status)")
        case .system(let code): system(code)
        case .reported(let message): message
        }
    }

    /// The computer's date, which may be why a certificate is refused; empty for other faults.
    static func clock(_ fault: ConnectionFault, _ now: Date) -> String {
        guard case .host(_, .reported(let message)) = fault,
            [verbatim("not yet valid"), verbatim("has expired")].contains(where: message.contains)
        else { return "" }
        return localized(
            "; if it is not \(day(now)), the clock is wrong",
            "; если сейчас не \(day(now)), часы идут неверно")
    }

    private static func reason(_ fault: ConnectionFault.DemoFault) -> String {
        switch fault {
        case .notStarted(let path, let code):
            localized(
                "could not start \(path) (\(system(code)))",
                "не удалось запустить \(path) (\(system(code)))")
        case .silent(let path):
            localized("\(path) did not report its address", "\(path) не сообщил своего адреса")
        case .noThread: noThread
        }
    }

    private static var noThread: String { localized("could not start a thread", "не удалось создать поток") }
}
