public import GalleryCore

extension Phrases {
    public enum Profile {
        public static var heading: String { localized("Profile", "Профиль") }
        public static var summary: String {
            localized(
                "Show your account, stored data and recent boards",
                "Показать аккаунт, сохранённое и недавние доски")
        }
        public static var open: String { localized("Open a board", "Открыть доску") }

        public static func name(_ account: Account) -> String { SignIn.name(of: account) }
        /// Name of the system user, or a substitute if it is empty.
        public static func name(local: String) -> String { local.isEmpty ? localized("You", "Вы") : local }
        public static func signedIn(_ account: Account) -> String {
            localized(
                "\(account.service) · signed in since \(day(account.signedInAt))",
                "\(account.service) · вход выполнен \(day(account.signedInAt))")
        }
        public static var noAccount: String {
            localized("On this computer only · not signed in", "Только на этом компьютере · вход не выполнен")
        }
        public static func kept(favorites: Int, boards: Int, searches: Int) -> String {
            localized(
                "\(counted(favorites, "favorite", "favorites")) · \(Boards.boards(boards)) · "
                    + counted(searches, "search", "searches"),
                "в избранном: \(number(favorites)) · \(Boards.boards(boards)) · "
                    + counted(searches, "запрос", "запроса", "запросов"))
        }
        public static func saved(_ files: SavedFiles) -> String {
            let size = files.count > 0 ? ", \(bytes(files.bytes))" : ""
            return localized(
                counted(files.count, "saved file", "saved files") + size,
                "сохранено: " + counted(files.count, "файл", "файла", "файлов") + size)
        }
        public static func taste(_ likes: [String]) -> String {
            let traits = likes.joined(separator: ", ")
            return likes.isEmpty
                ? localized("Taste: no likes yet", "Вкусы: отметок пока нет")
                : localized("Taste: \(traits)", "Вкусы: \(traits)")
        }
        public static func recentBoards(_ shown: Int, of count: Int) -> String {
            shown < count
                ? localized(
                    "Recent boards (`boards` shows all \(number(count)))",
                    "Недавние доски (все \(number(count)) покажет `boards`)")
                : localized("Recent boards", "Недавние доски")
        }
        public static var uploads: String {
            localized("List the photos you uploaded to the service", "Показать ваши снимки на сервисе")
        }
        public static var noUploads: String {
            localized(
                "Not signed in, so there are no uploads to list. `login` signs in.",
                "Вход не выполнен, показать нечего. Войти: `login`.")
        }
        /// `fingerprint` is whether a fingerprint unlocks the session; `nil` without a fingerprint reader.
        public static func lock(fingerprint: Bool?) -> String {
            let pin = localized("PIN set", "PIN-код задан")
            return fingerprint.map { isOn in
                pin
                    + (isOn
                        ? localized(" · fingerprint on", " · палец: да")
                        : localized(
                            " · fingerprint off (`set --save fingerprint on`)",
                            " · палец: нет (`set --save fingerprint on`)"))
            } ?? pin
        }
        public static func commands(isSignedIn: Bool, hasPIN: Bool) -> String {
            let account =
                isSignedIn
                ? localized(
                    "`uploads` lists your photos, `import` brings likes and collections here, `logout` signs out, ",
                    "`uploads` покажет ваши снимки, `import` перенесёт сюда избранное и подборки, `logout` выйдет, "
                )
                : localized(
                    "`login` signs in, `board new hall` makes a board, ",
                    "`login` — вход, `board new hall` создаст доску, ")
            return account + localized("`taste` shows your taste, ", "`taste` покажет вкусы, ")
                + (hasPIN
                    ? localized("`lock change` changes the PIN.", "`lock change` сменит PIN.")
                    : localized("`lock set` sets a PIN.", "`lock set` задаст PIN."))
        }
    }
}
