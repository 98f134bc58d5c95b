public import GalleryCore

extension Phrases {
    /// On one line, also for the path of a file with a line break.
    public static func explanation(_ error: StoreError) -> String { sentence(error).withoutControls }

    private static func sentence(_ error: StoreError) -> String {
        switch error {
        case .readOnly(let path):
            localized(
                "\(path) is read-only; nothing can be saved.",
                "\(path) доступен только для чтения; сохранить ничего нельзя.")
        case .locked: Lock.closed
        case .busy:
            localized(
                "Another program is using the database. Close it, or try again in a moment.",
                "База данных занята другой программой. Закройте её или повторите чуть позже.")
        case .full(let path):
            localized(
                "The disk is full: could not write \(path). Free up space and try again.",
                "Диск заполнен: не удалось записать \(path). Освободите место и повторите.")
        case .failed("", _):
            localized(
                "The current folder was deleted. Change to another folder, or name one.",
                "Текущая папка удалена. Перейдите в другую или укажите папку.")
        case .failed(let path, let cause):
            localized(
                "Could not write \(path): \(reason(cause)).",
                "Не удалось записать \(path): \(reason(cause)).")
        case .unreadable(let path, let cause):
            localized(
                "Could not read \(path): \(reason(cause)).",
                "Не удалось прочитать \(path): \(reason(cause)).")
        case .noHome:
            localized(
                "Nothing can be saved: there is no home folder. Set HOME to its path.",
                "Сохранить ничего нельзя: нет домашней папки. Укажите её путь в HOME.")
        case .noPicturesFolder:
            localized(
                "Could not write the picture: no home folder. Choose a folder with `save N to DIR`.",
                "Не удалось записать изображение: нет домашней папки. Укажите папку: `save N to DIR`.")
        case .noExportFolder(let board):
            localized(
                "Could not write \(board): no home folder. Choose a folder with `board export NAME to DIR`.",
                "Не удалось записать \(board): нет домашней папки. Укажите папку: "
                    + "`board export NAME to DIR`.")
        case .notAPicture(.notDecoded(.tooCostly)):
            localized(
                "Could not check the downloaded file: the decoder did not answer in time. "
                    + "`save N --original` saves it unchanged.",
                "Не удалось проверить загруженный файл: декодер не ответил вовремя. "
                    + "`save N --original` сохранит его без изменений.")
        case .notAPicture(let fault):
            localized(
                "The downloaded file is not a valid picture (\(finding(fault))).",
                "Загруженный файл — не изображение или повреждён (\(finding(fault))).")
                + (fault.isTransient ? localized(" Try again.", " Повторите попытку.") : "")
                + (fault.canBeSaved
                    ? localized(
                        " `save N --original` saves it unchanged.",
                        " `save N --original` сохранит его без изменений.") : "")
        case .nameTaken(let path, let photo?):
            localized(
                "\(path) is another photo (\(photo)). Choose another name.",
                "\(path) — другая фотография (\(photo)). Выберите другое имя.")
        case .nameTaken(let path, nil):
            localized(
                "\(path) already exists. Choose another name.",
                "\(path) уже существует. Выберите другое имя.")
        case .pathInUse(let path):
            localized(
                "Not restored: there is another file \(path) now. Rename or move it, then use `undo` again.",
                "Не возвращено: есть другой файл \(path). Переименуйте его и повторите `undo`.")
        case .noTrash(let path):
            localized(
                "Not moved: there is no trash for the file system of \(path).",
                "Не перемещено: нет корзины для файловой системы, где \(path).")
        case .emptyName(let path):
            localized(
                "Not renamed: the new name of \(path) would be empty. Choose another name.",
                "Не переименовано: новое имя \(path) было бы пустым. Выберите другое.")
        case .otherWidth(let path, let width?):
            localized(
                "\(path) is this photo, \(width) px wide. Choose another name for another width.",
                "\(path) — эта же фотография шириной \(width) пикс. Для другой ширины выберите другое имя.")
        case .otherWidth(let path, nil):
            localized(
                "\(path) is this photo in its full size. Choose another name for another width.",
                "\(path) — эта же фотография в полном размере. Для другой ширины выберите другое имя.")
        case .wrongExtension(let name, let content):
            localized(
                "The file is \(content.rawValue), not \(name). Change the name, or convert the file with --as.",
                "Файл — \(content.rawValue), а не \(name). Измените имя или преобразуйте файл с --as.")
        case .locationKept:
            localized(
                "The position cannot be removed from this type of file; `--as jpg` leaves it out.",
                "Из файла этого типа нельзя удалить место съёмки; `--as jpg` не сохранит его.")
        case .address(let address):
            localized(
                "\(address) is an address; files are written to this computer only. Name a path, such as `to ~/fog`.",
                "\(address) — это адрес, а файлы пишутся только на этот компьютер. Укажите путь: `to ~/fog`."
            )
        case .marker(let path, let line, let fault): explanation(fault, at: "\(path):\(line)")
        case .library(let path, let fault): Library.explanation(path, fault)
        case .notConverted(let fault):
            localized(
                "Could not convert the picture: \(reason(fault)). `save` without --as saves it unchanged.",
                "Преобразовать изображение не удалось: \(reason(fault)). `save` без --as сохранит его без изменений."
            )
        }
    }

    /// Clause for use in parentheses or after a colon.
    static func reason(_ cause: WriteFault) -> String {
        switch cause {
        case .system(let code): system(code)
        case .reported(let message): message
        case .notAFile: localized("it is not a file", "это не файл")
        case .namesTaken: localized("too many files of the same name", "слишком много файлов с таким именем")
        }
    }

    private static func reason(_ cause: ReadFault) -> String {
        switch cause {
        case .system(let code): system(code)
        case .notAFile: localized("it is not a file", "это не файл")
        case .replaced:
            localized(
                "another picture is there now; show its folder and try again",
                "там теперь другое изображение; покажите его папку и повторите")
        case .notUTF8: localized("its encoding is not UTF-8", "его кодировка не UTF-8")
        case .tooLarge(let limit):
            localized("it is larger than \(bytes(Int64(limit)))", "файл больше \(bytes(Int64(limit)))")
        case .notAPicture(let fault): finding(fault)
        }
    }

    private static func reason(_ fault: ConversionFault) -> String {
        switch fault {
        case .tooManyPixels: localized("too many pixels", "слишком много пикселей")
        case .tooCostly:
            localized("the decoder did not answer in time", "декодер не ответил вовремя")
        case .unsupported: localized("unsupported format", "формат не поддерживается")
        }
    }

    private static func explanation(_ fault: MarkerFault, at place: String) -> String {
        switch fault {
        case .noEnd:
            localized(
                "\(place): `<!-- gallery -->` has no `<!-- /gallery -->` after it. Add that line and try again.",
                "\(place): после `<!-- gallery -->` нет строки `<!-- /gallery -->`. Добавьте её и повторите.")
        case .noStart:
            localized(
                "\(place): `<!-- /gallery -->` has no `<!-- gallery -->` before it. Add or remove a line.",
                "\(place): перед `<!-- /gallery -->` нет строки `<!-- gallery -->`. Добавьте или удалите строку."
            )
        case .openFence:
            localized(
                "\(place): the code block has no end, so that credits after it would be code. Add the line that ends it.",
                "\(place): блок кода не закрыт, и подписи после него стали бы кодом. Добавьте строку, которая его закрывает."
            )
        case .secondStart:
            localized(
                "\(place): a second `<!-- gallery -->` before `<!-- /gallery -->`. Remove one of the lines.",
                "\(place): вторая строка `<!-- gallery -->` до `<!-- /gallery -->`. Удалите одну из них.")
        }
    }
}
