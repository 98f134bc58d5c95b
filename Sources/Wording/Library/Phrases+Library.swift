public import GalleryCore

extension Phrases {
    public enum Library {
        public static var exporting: String { localized("Exporting …", "Экспорт …") }
        public static func importing(_ path: String) -> String {
            localized("Importing \(path) …", "Импорт \(path) …")
        }
        public static func exported(_ report: LibraryReport) -> String {
            localized(
                "Exported \(contents(report)) to \(report.path)",
                "Экспортировано (\(contents(report))): \(report.path)")
        }
        public static func imported(_ report: LibraryReport) -> String {
            guard !report.isEmpty else {
                let nothing = localized(
                    "Nothing new in \(report.path)", "В \(report.path) ничего нового")
                return report.keptTexts == 0 ? nothing : nothing + "." + kept(report.keptTexts)
            }
            let others = number(report.others + report.pictures)
            let removed =
                report.removed == 0
                ? ""
                : localized(
                    " Removed \(number(report.removed)), as on the other computer.",
                    " Удалено, как на другом компьютере: \(number(report.removed)).")
            return localized(
                "Imported \(contents(report)) and \(others) other records.",
                "Импортировано: \(contents(report)), прочих записей — \(others).") + removed
                + kept(report.keptTexts)
        }
        private static func kept(_ texts: Int) -> String {
            texts == 0
                ? ""
                : localized(
                    " Notes and alt texts that differ stay as they are here: \(number(texts)).",
                    " Отличающиеся заметки и описания остались здешними: \(number(texts)).")
        }
        public static func settings(_ names: [String]) -> String {
            let list = names.joined(separator: ", ")
            return localized("Settings from the archive: \(list)", "Настройки из архива: \(list)")
        }
        public static func left(_ names: [String]) -> String {
            let list = names.joined(separator: ", ")
            return localized(
                "Settings of the archive not taken over: \(list). `import FILE --settings` takes them over.",
                "Настройки архива не перенесены: \(list). Их переносит `import FILE --settings`.")
        }
        public static func notSaved(_ names: [String]) -> String {
            let list = names.joined(separator: ", ")
            return localized(
                "Settings that could not be saved: \(list)", "Не удалось сохранить настройки: \(list)")
        }
        public static func interrupted(_ report: LibraryReport) -> String {
            localized(
                "Imported so far: \(contents(report)). Import again to continue, or `undo`.",
                "Пока импортировано: \(contents(report)). Импортируйте снова, чтобы продолжить, или `undo`.")
        }
        public static func isBoard(_ path: String) -> String {
            localized(
                "\(path) is a board; `board import FILE` imports it.",
                "\(path) — это доска; её импортирует `board import FILE`.")
        }
        public static func noAddresses(_ path: String) -> String {
            localized(
                "\(path) contains no addresses of photos; use addresses of pages or `service:id`, one per line.",
                "В \(path) нет адресов фотографий; нужны адреса страниц или `service:id`, по одному в строке."
            )
        }
        /// Photos of a list that were not added may have been favorites, or failed.
        public static func added(_ count: Int, of all: Int, favorites: Int) -> String {
            guard count > 0 else {
                guard favorites > 0 else {
                    return localized("No photo was added to favorites.", "В избранное ничего не добавлено.")
                }
                return localized(
                    "Nothing new: \(photos(favorites)) already in favorites.",
                    "Ничего нового: уже в избранном — \(number(favorites)).")
            }
            return localized(
                "Added \(number(count)) of \(photos(all)) to favorites.",
                "Добавлено в избранное: \(number(count)) из \(number(all)).")
        }

        static func explanation(_ path: String, _ fault: LibraryFault) -> String {
            switch fault {
            case .foreign:
                localized(
                    "\(path) is not an archive of `export`.", "\(path) — не архив команды `export`.")
            case .newer(let version): BoardFiles.newer(path, version)
            case .entry(let name):
                localized(
                    "Nothing was imported: \(path) contains `\(name)`, which `export` does not write.",
                    "Ничего не импортировано: в \(path) есть `\(name)`, чего `export` не записывает.")
            case .record(let line):
                localized(
                    "Nothing was imported: line \(number(line)) of the document in \(path) is invalid.",
                    "Ничего не импортировано: строка \(number(line)) документа в \(path) ошибочна.")
            case .encrypted:
                localized(
                    "Nothing was imported: \(path) is encrypted. Unpack it with its password and import the folder.",
                    "Ничего не импортировано: файл \(path) зашифрован. Распакуйте его с паролем и импортируйте папку."
                )
            case .tooLarge:
                localized(
                    "Nothing was imported: \(path) is larger than an archive of `export` can be.",
                    "Ничего не импортировано: \(path) больше, чем может быть архив команды `export`.")
            case .tooManyBoards(let limit):
                localized(
                    "Nothing was exported: there are more than \(number(limit)) boards, which `import` refuses.",
                    "Ничего не экспортировано: досок больше \(number(limit)), `import` такого не примет.")
            case .tooManySections(let limit):
                localized(
                    "Nothing was exported: a board has more than \(number(limit)) sections, which `import` "
                        + "refuses.",
                    "Ничего не экспортировано: разделов доски больше \(number(limit)), `import` такого не "
                        + "примет.")
            case .truncated:
                localized(
                    "Nothing was imported: \(path) is incomplete or damaged. Copy it again.",
                    "Ничего не импортировано: файл \(path) неполон или повреждён. Скопируйте его снова.")
            case .damaged:
                localized(
                    "Nothing was exported: the library was damaged and is now \(path). "
                        + "The next start begins with an empty one.",
                    "Ничего не экспортировано: библиотека была повреждена, теперь это \(path). "
                        + "Следующий запуск начнёт с пустой.")
            case .format:
                localized(
                    "Could not write \(path): `export` writes ZIP files and folders. Use `export to FILE.zip`.",
                    "Не удалось записать \(path): `export` пишет файлы ZIP и папки. Попробуйте `export to FILE.zip`."
                )
            case .noArchiver:
                localized(
                    "ZIP files need libarchive (Debian: libarchive13). `export to FOLDER` works without it.",
                    "Для файлов ZIP нужна libarchive (Debian: libarchive13). Без неё работает `export to FOLDER`."
                )
            }
        }

        private static func contents(_ report: LibraryReport) -> String {
            localized(
                "\(counted(report.favorites, "favorite", "favorites")), \(Boards.boards(report.boards)) with "
                    + photos(report.photos),
                "избранное — \(photos(report.favorites)), доски — \(number(report.boards)) "
                    + "(\(photos(report.photos)))")
        }
    }
}

extension Phrases.Help {
    public static var export: String {
        localized(
            "Export favorites, boards, tags, history, taste and settings",
            "Экспортировать избранное, доски, метки, историю, вкус и настройки")
    }
}
