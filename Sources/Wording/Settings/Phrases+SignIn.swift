public import GalleryCore

extension Phrases {
    public enum SignIn {
        public static func opened(_ service: ServiceName, _ page: String) -> String {
            localized(
                "The sign-in page of \(service) is open in your browser. If it is not, open \(page)",
                "Страница входа \(service) открыта в браузере. Если нет, откройте \(page)")
        }
        public static func open(_ service: ServiceName, _ page: String) -> String {
            localized(
                "Open the sign-in page of \(service) in your browser: \(page)",
                "Откройте в браузере страницу входа \(service): \(page)")
        }
        public static var waiting: String {
            localized(
                "Allow access there within two minutes; Ctrl-C cancels. For a browser on another computer: "
                    + "`login --paste`.",
                "Разрешите доступ в течение двух минут; Ctrl-C — отмена. Если браузер на другом компьютере: "
                    + "`login --paste`.")
        }
        /// Prompt for an answer to paste. No server listens at `redirect`, to which the browser is redirected.
        public static func ask(for pasted: PastedAnswer, redirect: String) -> String {
            switch pasted {
            case .code:
                localized(
                    "Allow access there, then paste the code and press Enter; it is not shown. Ctrl-C cancels.",
                    "Разрешите доступ, затем вставьте полученный код и нажмите Enter; его не будет видно. "
                        + "Ctrl-C — отмена.")
            case .address:
                localized(
                    "Allow access there. The browser then shows an error: paste the address of that page "
                        + "(\(redirect)…) here and press Enter. It is not shown; Ctrl-C cancels.",
                    "Разрешите доступ. Затем браузер покажет ошибку: вставьте адрес этой страницы "
                        + "(\(redirect)…) сюда и нажмите Enter. Его не будет видно; Ctrl-C — отмена.")
            case .addressOrCode:
                localized(
                    "Allow access there. The same tab then shows an error: paste the address of that page "
                        + "(\(redirect)…) or only the code after `code=` here and press Enter. It is not shown; "
                        + "Ctrl-C cancels.",
                    "Разрешите доступ. Затем та же вкладка покажет ошибку: вставьте адрес этой страницы "
                        + "(\(redirect)…) или только код после `code=` сюда и нажмите Enter. Его не будет видно; "
                        + "Ctrl-C — отмена.")
            }
        }
        public static func portTaken(_ port: Int) -> String {
            localized(
                "Port \(port) is in use by another program, so the answer has to be pasted.",
                "Порт \(port) занят другой программой, поэтому ответ нужно вставить.")
        }
        public static var foreign: String {
            localized(
                "An answer that does not belong to this sign-in was ignored. Still waiting.",
                "Ответ, не относящийся к этому входу, пропущен. Ожидание продолжается.")
        }
        public static func done(_ account: Account) -> String {
            localized(
                "Signed in to \(account.service) as \(name(of: account)).",
                "Выполнен вход в \(account.service): \(name(of: account)).")
        }
        public static func confirm(_ account: Account) -> String {
            localized(
                "Sign \(name(of: account)) out of \(account.service)? Favorites and boards stay. \(toConfirm)",
                "Выйти из \(account.service) (\(name(of: account)))? Избранное и доски останутся. \(toConfirm)"
            )
        }
        public static func signedOut(_ service: ServiceName) -> String {
            localized(
                "Signed out of \(service) and deleted its token. To revoke access, remove the application in your "
                    + "\(service) account.",
                "Выход из \(service) выполнен, токен удалён. Чтобы отозвать доступ, удалите приложение в аккаунте "
                    + "\(service).")
        }
        public static var noAccount: String {
            localized(
                "You are not signed in anywhere. `login` signs in.", "Вход нигде не выполнен. Войти: `login`."
            )
        }
        public static func noAccount(at service: ServiceName) -> String {
            localized("You are not signed in to \(service).", "Вход в \(service) не выполнен.")
        }
        public static func which(_ command: String, _ services: [ServiceName]) -> String {
            let lines = services.map { "`\(command) \($0)`" }.joined(separator: ", ")
            return localized("Which service? \(lines)", "Какой сервис? \(lines)")
        }

        static func name(of account: Account) -> String {
            account.name == account.username ? account.name : "\(account.name) (\(account.username))"
        }
    }

    public static func explanation(_ error: SignInError, redirect: String) -> String {
        switch error {
        case .notOffered(let service):
            localized(
                "There is no sign-in for \(service). `login unsplash` and `login flickr` work.",
                "Для \(service) входа нет. Есть `login unsplash` и `login flickr`.")
        case .noApplication(let service):
            localized(
                "Register a free application at \(Keys.page(of: service) ?? service.rawValue) with the redirect "
                    + "address \(redirect). Then save its key and secret: `key set \(service)`.",
                "Зарегистрируйте бесплатное приложение на \(Keys.page(of: service) ?? service.rawValue) с адресом "
                    + "перенаправления \(redirect). Затем сохраните ключ и секрет: `key set \(service)`.")
        case .unknownApplication(let service):
            localized(
                "\(service) does not accept your application key or secret. Save both again with `key set \(service)`.",
                "\(service) не принял ключ или секрет приложения. Сохраните оба заново: `key set \(service)`."
            )
        case .portTaken(let port): SignIn.portTaken(port)
        case .declined(let service):
            localized(
                "Access was not allowed at \(service); nothing changed.",
                "Доступ в \(service) не разрешён, ничего не изменилось.")
        case .timedOut:
            localized(
                "No answer came within two minutes. `login` asks again; `login --paste` is for a browser on another "
                    + "computer.",
                "За две минуты ответа не было. Повторите `login`; если браузер на другом компьютере: "
                    + "`login --paste`.")
        case .withoutState(let service):
            localized(
                "An answer that does not belong to this sign-in was ignored. If you allowed access at \(service), "
                    + "type its code with `login \(service) --paste`.",
                "Ответ, не относящийся к этому входу, пропущен. Если вы разрешили доступ в \(service), введите код: "
                    + "`login \(service) --paste`.")
        case .foreignCode:
            localized(
                "This address belongs to another sign-in. Use the page opened last, or `login` again.",
                "Этот адрес относится к другому входу. Используйте страницу, открытую последней, или повторите "
                    + "`login`.")
        case .nothingPasted:
            localized("Nothing was pasted; nothing changed.", "Ничего не вставлено, ничего не изменилось.")
        case .malformedCode:
            localized(
                "This is neither a code nor an address with one. `login --paste` asks again.",
                "Это не код и не адрес с кодом. Повторить: `login --paste`.")
        case .unknownCode(let service):
            localized(
                "\(service) does not accept this code; each works once and for a few minutes. `login` gets another.",
                "\(service) не принял этот код: он действует один раз и несколько минут. Новый код: `login`.")
        case .noSignature:
            localized(
                "Requests cannot be signed: libcrypto (OpenSSL 3) is not installed.",
                "Подписать запрос нельзя: не установлена libcrypto (OpenSSL 3).")
        case .noHome:
            localized(
                "No home folder for the key file. Set HOME.",
                "Нет домашней папки для файла с ключами. Задайте HOME.")
        case .catalog(let error): explanation(error)
        case .store(let error): explanation(error)
        }
    }

    /// Text of the page that the browser shows after the sign-in; has no characters that HTML requires to escape.
    public static func sentence(_ page: SignInPage) -> String {
        switch page {
        case .accepted:
            localized(
                "Signed in to gallery. You can close this page.",
                "Вход в gallery выполнен. Эту страницу можно закрыть.")
        case .repeated:
            localized(
                "This sign-in has been answered before. You can close this page.",
                "Ответ на этот запрос входа уже получен. Эту страницу можно закрыть.")
        case .declined:
            localized(
                "Access was not allowed. You can close this page.",
                "Доступ не разрешён. Эту страницу можно закрыть.")
        case .foreign:
            localized(
                "This is not an answer that gallery is waiting for.",
                "Это не тот ответ, которого ждёт gallery.")
        }
    }
}

extension Phrases.Help {
    public static var login: String {
        localized(
            "Sign in at a service; `--paste` when the browser is on another computer",
            "Войти в сервис; `--paste`, если браузер на другом компьютере")
    }
    public static var logout: String {
        localized(
            "Sign out and delete the token; favorites and boards stay",
            "Выйти и удалить токен; избранное и доски останутся")
    }
}
