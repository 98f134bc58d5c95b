public import GalleryCore

extension Phrases {
    public enum Lock {
        public static var closed: String {
            localized(
                "gallery is locked. Enter the PIN with `unlock`; `search` works while locked.",
                "gallery заблокирована. Ввести PIN-код: `unlock`; `search` работает и так.")
        }
        /// Text shown while locked, in place of the first screen.
        public static var screen: String {
            localized(
                "gallery is locked. Press Enter, then type the PIN; `search WORDS` works without it.",
                "gallery заблокирована. Нажмите Enter, затем введите PIN-код; `search WORDS` ищет и без него."
            )
        }
        /// For a number typed at the prompt while locked.
        public static var length: String {
            localized(
                "gallery is locked; a PIN has 4 to 8 digits.",
                "gallery заблокирована; в PIN-коде от 4 до 8 цифр.")
        }
        /// Text before the first question for the PIN.
        public static var asking: String {
            localized(
                "gallery is locked. Type the PIN; Enter alone goes to the prompt.",
                "gallery заблокирована. Введите PIN-код; Enter без него — к приглашению.")
        }
        public static var done: String { localized("Locked.", "Заблокировано.") }
        public static var absent: String {
            localized("No PIN is set. `lock set` sets one.", "PIN-код не задан. Задать: `lock set`.")
        }
        public static var isOpen: String { localized("gallery is not locked.", "gallery не заблокирована.") }
        public static var isSetAlready: String {
            localized(
                "A PIN is set already. `lock change` sets another one, `lock off` removes it.",
                "PIN-код уже задан. Сменить: `lock change`, убрать: `lock off`.")
        }
        public static var isSet: String {
            localized(
                "PIN set. gallery asks for it at start and after `lock`; `set lock_after 10` also locks after "
                    + "10 minutes without a keystroke.",
                "PIN-код задан, он нужен при запуске и после `lock`; `set lock_after 10` блокирует и после "
                    + "10 минут без нажатий.")
        }
        public static var isCurtain: String {
            localized(
                "The lock is not encryption: anyone who can read your files can read them without the PIN.",
                "Блокировка — не шифрование: кто может читать ваши файлы, прочтёт их и без PIN-кода.")
        }
        public static var isChanged: String { localized("PIN changed.", "PIN-код изменён.") }
        public static var isRemoved: String {
            localized(
                "PIN removed. gallery is no longer locked.", "PIN-код убран. gallery больше не блокируется.")
        }
        public static var nothingTyped: String {
            localized(
                "No PIN was typed; nothing changed.", "PIN-код не введён, ничего не изменилось.")
        }
        public static var noTerminal: String {
            localized(
                "No PIN was typed; nothing changed. gallery reads a PIN from a terminal only.",
                "PIN-код не введён, ничего не изменилось. Его вводят только в терминале.")
        }
        public static var ask: String { localized("PIN:", "PIN-код:") }
        public static var wrong: String { localized("Wrong PIN.", "Неверный PIN-код.") }
        /// `services` are those whose account can unlock.
        public static func forgotten(hasFinger: Bool, _ services: [ServiceName]) -> String {
            if hasFinger {
                return localized(
                    "Forgot the PIN? `unlock` also takes your finger.",
                    "Забыли PIN-код? `unlock` принимает и палец.")
            }
            if let service = services.first {
                return localized(
                    "Forgot the PIN? `unlock \(service)` signs in to your account again and removes the PIN.",
                    "Забыли PIN-код? `unlock \(service)` снова войдёт в ваш аккаунт и уберёт PIN-код.")
            }
            return localized(
                "Forgot the PIN? `gallery --reset-lock` offers to export the boards, then erases all personal data.",
                "Забыли PIN-код? `gallery --reset-lock` предложит экспортировать доски и сотрёт личные данные."
            )
        }
        public static func browserUnlocks(_ service: ServiceName) -> String {
            localized(
                "Whoever can use your browser can do that, too, while it is signed in to \(service); "
                    + "`logout \(service)` prevents it.",
                "Это сможет и тот, кто пользуется вашим браузером, пока в нём выполнен вход в \(service); "
                    + "`logout \(service)` исключит это.")
        }
        public static func noAccount(at service: ServiceName) -> String {
            localized(
                "No account of \(service) can unlock: none was signed in when the PIN was set, or a setting "
                    + "replaces the address of the service.",
                "Аккаунт \(service) не может разблокировать: при задании PIN-кода вход не был выполнен, или "
                    + "адрес сервиса заменён настройкой.")
        }
        public static var otherAccount: String {
            localized(
                "Another account was signed in when the PIN was set. gallery stays locked.",
                "Когда задавали PIN-код, вход был выполнен в другой аккаунт. gallery заблокирована.")
        }
        public static func recognized(_ account: Account) -> String {
            let name = SignIn.name(of: account)
            return localized(
                "Recognized \(name). The PIN is removed; `lock set` sets another one.",
                "Узнали: \(name). PIN-код убран, задать другой: `lock set`.")
        }
        public static var askAgain: String {
            localized("Wrong PIN, try again:", "Неверный PIN-код, ещё раз:")
        }
        public static var askPossible: String {
            localized("A PIN has 4 to 8 digits. PIN:", "В PIN-коде 4–8 цифр. PIN-код:")
        }
        public static var askAfterWords: String {
            localized("`search` works after Enter alone. PIN:", "`search` — после одного Enter. PIN-код:")
        }
        public static var askNew: String {
            localized("New PIN, 4 to 8 digits:", "Новый PIN-код, от 4 до 8 цифр:")
        }
        public static var askNewPossible: String {
            localized("A PIN has 4 to 8 digits. New PIN:", "В PIN-коде 4–8 цифр. Новый PIN-код:")
        }
        public static var askTwice: String { localized("Repeat the PIN:", "Повторите PIN-код:") }
        public static var askNewAgain: String {
            localized("They differ. New PIN:", "Не совпали. Новый PIN-код:")
        }
        public static func wait(_ seconds: Int) -> String {
            localized("Next attempt in \(seconds) s", "Следующая попытка через \(seconds) с")
        }
        public static var fingerOffer: String {
            localized(
                "A fingerprint can unlock, too: `set --save fingerprint on`.",
                "Разблокировать можно и пальцем: `set --save fingerprint on`.")
        }
        /// Heading and lines in `help lock` for a user who forgot the PIN.
        public static var wayBack: (heading: String, lines: [(String, String)]) {
            (
                localized("Without the PIN", "Без PIN-кода"),
                [
                    (
                        verbatim("unlock"),
                        localized(
                            "takes a fingerprint if `fingerprint` is on",
                            "принимает палец, если включено `fingerprint`")
                    ),
                    (
                        verbatim("unlock SERVICE"),
                        localized(
                            "signs in to the account that was signed in when the PIN was set, and removes the PIN",
                            "входит в аккаунт, вход в который был выполнен при задании PIN-кода, и убирает его"
                        )
                    ),
                    (
                        verbatim("gallery --reset-lock"),
                        localized(
                            "offers to export the boards, then erases all personal data",
                            "предложит экспортировать доски и сотрёт личные данные")
                    ),
                ]
            )
        }
        public static var finger: String {
            localized(
                "Touch the fingerprint reader, or type the PIN.", "Приложите палец или введите PIN-код.")
        }
        public static var erases: String {
            localized(
                "This erases favorites, boards, history, seen photos, taste, caches and sign-ins. "
                    + "Saved files stay.",
                "Будут стёрты избранное, доски, история, просмотренное, вкусы, кеши и вход в сервисы. "
                    + "Сохранённые файлы останутся.")
        }
        public static var eraseWord: String { localized("erase", "стереть") }
        public static func askWord(_ word: String) -> String {
            localized("Type \(word) to go on:", "Чтобы продолжить, введите \(word):")
        }
        public static var askExport: String {
            localized("Export the boards first? yes or no:", "Сначала экспортировать доски? да или нет:")
        }
        public static func isYes(_ word: String) -> Bool {
            [verbatim("y"), verbatim("yes"), verbatim("да"), verbatim("д")].contains(word)
        }
        public static var nothingErased: String {
            localized("Nothing was erased.", "Ничего не стёрто.")
        }
        public static var erased: String {
            localized("Erased. gallery is no longer locked.", "Стёрто. gallery больше не блокируется.")
        }
        /// Printed at startup if a reset was resumed after its process was killed.
        public static var resumed: String {
            localized(
                "An interrupted `gallery --reset-lock` was finished: all is erased, gallery is no longer locked.",
                "Прерванный `gallery --reset-lock` завершён: всё стёрто, gallery больше не блокируется.")
        }
    }
}

extension Phrases.Help {
    public static var lock: String {
        localized(
            "Lock personal data now, or set, change or remove (off) the PIN",
            "Заблокировать личные данные или задать, сменить, убрать (off) PIN-код")
    }
    public static var unlock: String {
        localized(
            "Unlock with the PIN or, if you forgot it, by signing in",
            "Разблокировать PIN-кодом или, если он забыт, входом в сервис")
    }
}
