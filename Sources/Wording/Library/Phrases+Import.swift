public import GalleryCore

extension Phrases {
    public enum Import {
        public static func progress(_ title: String?, page: Int, photos: Int) -> String {
            let list = title ?? favorites
            return localized(
                "Importing \(list), page \(number(page)) · \(Phrases.photos(photos)) so far",
                "Импорт: \(list), страница \(number(page)) · уже \(Phrases.photos(photos))")
        }
        public static func done(_ account: Account, favorites: Int, boards: Int, photos: Int) -> String {
            let name = SignIn.name(of: account)
            guard favorites + photos > 0 else {
                return localized(
                    "Nothing new at \(account.service) for \(name).",
                    "В \(account.service) ничего нового для \(name).")
            }
            return localized(
                "Imported from \(account.service): \(counted(favorites, "favorite", "favorites")), "
                    + "\(Boards.boards(boards)) with \(Phrases.photos(photos)).",
                "Импортировано из \(account.service): в избранное — \(Phrases.photos(favorites)), на доски "
                    + "(\(number(boards))) — \(Phrases.photos(photos)).")
        }
        public static func goesOn(_ photos: Int) -> String {
            localized(
                "\(Phrases.photos(photos)) imported; `import` continues.",
                "Импортировано: \(Phrases.photos(photos)); `import` продолжит.")
        }
        public static func notOffered(_ title: String?) -> String {
            localized(
                "\(title ?? favorites): not offered by the service.",
                "\(title ?? favorites): сервис этого не отдаёт.")
        }
        public static func signedOut(_ service: ServiceName) -> String {
            localized(
                "\(service) no longer accepts your sign-in. Sign in again with `login \(service)`.",
                "\(service) больше не принимает ваш вход. Войдите снова: `login \(service)`.")
        }
        public static var noAccount: String {
            localized(
                "You are not signed in, so there is nothing to import. `login` signs in.",
                "Вход не выполнен, импортировать нечего. Войти: `login`.")
        }

        private static var favorites: String { localized("favorites", "избранное") }
    }
}

extension Phrases.Help {
    public static var imports: String {
        localized(
            "Import likes and collections of a service, an archive or page addresses",
            "Импортировать избранное и подборки сервиса, архив или адреса страниц")
    }
}
