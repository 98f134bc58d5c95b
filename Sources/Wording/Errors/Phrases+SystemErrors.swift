import Glibc

extension Phrases {
    /// Text of an `errno`. The program sets no locale for messages, so strerror(3) is always English.
    static func system(_ code: Int32) -> String {
        switch code {
        case EACCES: localized("Permission denied", "нет прав доступа")
        case EBUSY: localized("Device or resource busy", "занято другой программой")
        case ECONNREFUSED: localized("Connection refused", "в соединении отказано")
        case EEXIST: localized("File exists", "уже существует")
        case EFBIG: localized("File too large", "файл слишком большой")
        case EILSEQ: localized("its name is not UTF-8", "имя не в кодировке UTF-8")
        case EINVAL: localized("Invalid argument", "недопустимое значение")
        case EIO: localized("Input/output error", "ошибка ввода-вывода")
        case EISDIR: localized("Is a directory", "это папка")
        case ELOOP: localized("Too many levels of symbolic links", "слишком много ссылок")
        case EMFILE: localized("Too many open files", "открыто слишком много файлов")
        case ENAMETOOLONG: localized("File name too long", "имя слишком длинное")
        case ENFILE: localized("Too many open files in system", "в системе открыто слишком много файлов")
        case ENODEV: localized("No such device", "нет такого устройства")
        case ENOENT: localized("No such file or directory", "нет такого файла или папки")
        case ENOEXEC: localized("Exec format error", "это не программа")
        case ENOMEM: localized("Cannot allocate memory", "не хватает памяти")
        case ENOSPC: localized("No space left on device", "диск заполнен")
        case ENOTDIR: localized("Not a directory", "это не папка")
        case ENOTEMPTY: localized("Directory not empty", "папка не пуста")
        case EPERM: localized("Operation not permitted", "операция не разрешена")
        case EPIPE: localized("Broken pipe", "канал закрыт")
        case EROFS: localized("Read-only file system", "файловая система доступна только для чтения")
        case ETXTBSY: localized("Text file busy", "файл занят")
        case EXDEV: localized("Invalid cross-device link", "другой диск")
        default: strerror(code).map { String(cString: $0) } ?? localized("error \(code)", "ошибка \(code)")
        }
    }
}
