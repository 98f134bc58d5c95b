public import GalleryCore

extension Phrases {
    /// What is said of boards that leave the program or come back.
    public enum Sheets {
        /// Below the name of a board.
        public static func facts(_ board: Board) -> String {
            let (first, last) = (day(board.madeAt), day(board.changedAt))
            guard first != last else { return "\(photos(board.count)) · \(first)" }
            return localized(
                "\(photos(board.count)) · \(first) to \(last)",
                "\(photos(board.count)) · с \(first) по \(last)")
        }
        /// The photo that stands for the board.
        public static func cover(_ title: String) -> String {
            localized("Cover: \(title)", "Обложка: \(title)")
        }
        /// Above the photos of a board that stand in no section, behind those that do.
        public static var others: String { localized("Other photos", "Другие фотографии") }
        /// At the end of a document.
        public static func made(on day: String) -> String {
            localized(
                "Exported by gallery on \(day). Each photo belongs to its author, under the "
                    + "license named with it.",
                "Экспортировано программой gallery \(day). Каждая фотография принадлежит автору; "
                    + "лицензия указана при ней.")
        }

        /// While pictures are written.
        public static func exporting(_ board: String, number: Int, of count: Int) -> String {
            let count = Phrases.number(count)
            return localized(
                "Exporting \(board): \(number) of \(count) …",
                "Экспорт «\(board)»: \(number) из \(count) …")
        }
        /// It is done.
        public static func exported(_ board: String, _ path: String) -> String {
            localized("Exported \(board) to \(path)", "Доска «\(board)» экспортирована: \(path)")
        }
        /// Pictures that are not among them.
        public static func missing(_ count: Int) -> String {
            localized(
                "\(counted(count, "picture is", "pictures are")) missing: not stored, and could "
                    + "not be downloaded.",
                "Не хватает \(counted(count, "изображения", "изображений", "изображений")): не "
                    + "сохранены, и загрузить не удалось.")
        }

        /// While photos come in.
        public static func importing(_ what: String, number: Int, of count: Int) -> String {
            let count = Phrases.number(count)
            return localized(
                "Importing \(number) of \(count): \(what) …", "Импорт \(number) из \(count): \(what) …")
        }
        /// None of a list's photos is to be had.
        public static var noneImported: String {
            localized(
                "None of these photos could be loaded; no board was changed.",
                "Ни одну из этих фотографий загрузить не удалось; доски не изменились.")
        }
        /// It is done.
        public static func imported(_ count: Int, to board: String) -> String {
            localized(
                "Imported \(photos(count)) to the board \(board)",
                "На доску «\(board)» импортировано: \(photos(count))")
        }
        /// One that did not come in.
        public static func failed(_ what: String, _ why: String) -> String {
            localized("Skipped \(what). \(why)", "Пропущено: \(what). \(why)")
        }
        /// A line that names no photo.
        public static func noReference(_ line: String) -> String {
            let start = line.prefix(80)
            return localized(
                "`\(start)` is not a photo; use the address of a photo's page, or `service:id`.",
                "`\(start)` — не фотография; нужен адрес её страницы или `service:id`.")
        }
        /// More went wrong than is worth listing.
        public static func moreFailed(_ count: Int) -> String {
            localized("\(number(count)) more skipped.", "Пропущено ещё: \(number(count)).")
        }
        /// A file that is no board.
        public static func foreign(_ path: String) -> String {
            localized(
                "\(path) is JSON, but not a board; `board export NAME json` writes one.",
                "\(path) — это JSON, но не доска; доску запишет `board export NAME json`.")
        }
        /// A file of a later program.
        public static func newer(_ path: String, _ version: Int) -> String {
            localized(
                "\(path) was written by a newer gallery (version \(version) of the format); update gallery.",
                "\(path) записан более новой gallery (версия формата \(version)); обновите gallery.")
        }
        /// A file in which nothing stands.
        public static func nothing(_ path: String) -> String {
            localized(
                "\(path) contains no photos; use addresses or `service:id`, one per line, or a "
                    + "board's JSON.",
                "В \(path) нет фотографий; нужны адреса или `service:id`, по одному в строке, или JSON доски."
            )
        }
        /// An own picture that did not come with the file.
        public static var ownMissing: String {
            localized(
                "Its file is missing beside the board's, or is not a picture.",
                "Её файла нет рядом с файлом доски, или это не изображение.")
        }
    }
}
