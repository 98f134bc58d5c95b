import Glibc

extension Phrases {
    /// Text of an `errno`. The program sets no locale for messages, so strerror(3) is always English.
    static func system(_ code: Int32) -> String {
        let english = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        return localized(english, russianErrors[code] ?? english)
    }

    private static let russianErrors: [Int32: String] = [
        EACCES: "нет прав доступа", EBUSY: "занято другой программой", ECONNREFUSED: "в соединении отказано",
        EEXIST: "уже существует", EFBIG: "файл слишком большой", EILSEQ: "имя не в кодировке UTF-8",
        EINVAL: "недопустимое значение", EIO: "ошибка ввода-вывода", EISDIR: "это папка",
        ELOOP: "слишком много ссылок", EMFILE: "открыто слишком много файлов",
        ENAMETOOLONG: "имя слишком длинное", ENFILE: "в системе открыто слишком много файлов",
        ENODEV: "нет такого устройства", ENOENT: "нет такого файла или папки", ENOEXEC: "это не программа",
        ENOMEM: "не хватает памяти", ENOSPC: "диск заполнен", ENOTDIR: "это не папка",
        ENOTEMPTY: "папка не пуста", EPERM: "операция не разрешена", EPIPE: "канал закрыт",
        EROFS: "файловая система доступна только для чтения", ETXTBSY: "файл занят", EXDEV: "другой диск",
    ]
}
