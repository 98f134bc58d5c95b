public import GalleryCore

extension Phrases {
    public enum BoardFiles {
        public static func facts(_ board: Board) -> String {
            let (first, last) = (day(board.madeAt), day(board.changedAt))
            guard first != last else { return "\(photos(board.count)) · \(first)" }
            return localized(
                "\(photos(board.count)) · \(first) to \(last)",
                "\(photos(board.count)) · с \(first) по \(last)")
        }
        public static func cover(_ title: String) -> String {
            localized("Cover: \(title)", "Обложка: \(title)")
        }
        public static var others: String { localized("Other photos", "Другие фотографии") }
        public static func made(on day: String) -> String {
            localized(
                "Exported by gallery on \(day). Each photo belongs to its author; "
                    + "its license is given with it.",
                "Экспортировано программой gallery \(day). Каждая фотография принадлежит автору; "
                    + "лицензия указана при ней.")
        }

        public static func exporting(_ board: String, number: Int, of count: Int) -> String {
            let count = Phrases.number(count)
            return localized(
                "Exporting \(board): \(number) of \(count) …",
                "Экспорт «\(board)»: \(number) из \(count) …")
        }
        public static var exportElsewhere: String {
            localized(
                "`board export NAME to DIR` exports to another folder.",
                "В другую папку экспортирует `board export NAME to DIR`.")
        }
        public static func exported(_ board: String, _ path: String) -> String {
            localized("Exported \(board) to \(path)", "Доска «\(board)» экспортирована: \(path)")
        }
        /// `titles` are the titles of the first of `count` photos.
        public static func missing(_ titles: [String], of count: Int) -> String {
            let others = count - titles.count
            let named = titles.joined(separator: ", ")
            let list =
                others > 0
                ? localized("\(named) and \(number(others)) more", "\(named) и ещё \(number(others))") : named
            return localized(
                "\(counted(count, "picture", "pictures")) could not be downloaded: \(list). "
                    + "Export again to complete the folder.",
                "Не удалось загрузить \(counted(count, "изображение", "изображения", "изображений")): "
                    + "\(list). Повторный экспорт дополнит папку.")
        }

        /// Notice about pictures to which the document refers by their original addresses.
        public static func linked(_ count: Int) -> String {
            localized(
                "\(counted(count, "picture of Unsplash is", "pictures of Unsplash are")) linked, as its guidelines "
                    + "ask; `--copy` copies them.",
                "\(counted(count, "изображение", "изображения", "изображений")) Unsplash — по ссылкам, как просят "
                    + "его правила; `--copy` скопирует их.")
        }
        public static var copied: String {
            localized(
                "Unsplash asks to show its pictures at their addresses. Keep the copies for yourself.",
                "Unsplash просит показывать изображения по их адресам. Копии оставьте для себя.")
        }

        public static func importing(_ what: String, number: Int, of count: Int) -> String {
            let count = Phrases.number(count)
            return localized(
                "Importing \(number) of \(count): \(what) …", "Импорт \(number) из \(count): \(what) …")
        }
        public static var noneImported: String {
            localized(
                "None of these photos could be loaded; no board was changed.",
                "Ни одну из этих фотографий загрузить не удалось; доски не изменились.")
        }
        public static func imported(_ count: Int, to board: String) -> String {
            localized(
                "Imported \(photos(count)) to the board \(board)",
                "На доску «\(board)» импортировано: \(photos(count))")
        }
        public static func failed(_ what: String, _ why: String) -> String {
            localized("Skipped \(what). \(why)", "Пропущено: \(what). \(why)")
        }
        public static func noReference(_ line: String) -> String {
            let start = line.prefix(80)
            return localized(
                "`\(start)` is not a photo; use the address of a photo's page, or `service:id`.",
                "`\(start)` — не фотография; нужен адрес её страницы или `service:id`.")
        }
        public static func otherLinks(_ count: Int) -> String {
            localized(
                "\(counted(count, "other link leads", "other links lead")) to no photo.",
                "\(counted(count, "другая ссылка", "другие ссылки", "других ссылок")) — не на фотографии.")
        }
        public static func moreFailed(_ count: Int) -> String {
            localized("\(number(count)) more skipped.", "Пропущено ещё: \(number(count)).")
        }
        public static func failure(_ failure: BoardFile.Failure, of path: String) -> String {
            switch failure {
            case .foreign:
                localized(
                    "\(path) is JSON, but not a board; `board export NAME json` writes one.",
                    "\(path) — это JSON, но не доска; доску запишет `board export NAME json`.")
            case .malformed:
                localized(
                    "\(path) is not valid JSON; `board export NAME json` writes a new file.",
                    "\(path) — неверный JSON; новый файл запишет `board export NAME json`.")
            case .newer(let version): newer(path, version)
            case .tooLong(let limit):
                localized(
                    "Nothing was imported: \(path) has more than \(number(limit)) lines or links. Split it into several files.",
                    "Ничего не импортировано: в \(path) больше \(number(limit)) строк или ссылок. Разделите его на несколько "
                        + "файлов.")
            }
        }
        static func newer(_ path: String, _ version: Int) -> String {
            localized(
                "\(path) was written by a newer gallery (version \(version) of the format); update gallery.",
                "\(path) записан более новой gallery (версия формата \(version)); обновите gallery.")
        }
        public static func nothing(_ path: String) -> String {
            localized(
                "\(path) contains no photos; use addresses or `service:id`, one per line, or a board's JSON.",
                "В \(path) нет фотографий; нужны адреса или `service:id`, по одному в строке, или JSON доски."
            )
        }
        /// `name` is the picture file named in the board file, if any.
        public static func ownMissing(_ name: String?) -> String {
            guard let name else {
                return localized("The file names no picture.", "В файле не указано изображение.")
            }
            return localized(
                "Its picture \(name) is missing or invalid.",
                "Его изображение \(name) отсутствует или повреждено.")
        }
        public static func pictureMissing(_ name: String, of title: String) -> String {
            localized(
                "Imported \(title) without its picture: \(name) is missing or invalid.",
                "Импортировано без изображения: \(title). Файл \(name) отсутствует или повреждён.")
        }
        public static func unreadable(_ photo: BoardFile.Unreadable) -> String {
            guard let member = photo.member else {
                return localized(
                    "Skipped number \(photo.number) of `photos`: it is not a photo.",
                    "Пропущен элемент \(photo.number) в `photos`: это не фотография.")
            }
            return localized(
                "Skipped number \(photo.number) of `photos`: `\(member)` is missing or invalid.",
                "Пропущен элемент \(photo.number) в `photos`: `\(member)` отсутствует или имеет неверный вид."
            )
        }
    }
}
