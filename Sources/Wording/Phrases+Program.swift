public import GalleryCore

extension Phrases {
    /// The service that was asked for needs a key.
    public static var keyMissing: String {
        localized(
            "unsplash needs a key: get a free one at unsplash.com/developers and keep it with `key set unsplash`, "
                + "or start with UNSPLASH_ACCESS_KEY=… gallery.",
            "unsplash нужен ключ: получите бесплатный на unsplash.com/developers и сохраните: `key set unsplash`, "
                + "или запустите UNSPLASH_ACCESS_KEY=… gallery.")
    }
    /// A service that does not exist.
    public static func noService(_ name: String, known: [String]) -> String {
        let known = known.joined(separator: ", ")
        return localized(
            "There is no service `\(name)`; the services are \(known).",
            "Сервиса `\(name)` нет; есть \(known).")
    }
    /// Records were asked for at a prompt.
    public static var recordsForNobody: String {
        localized(
            "--json and --jsonl answer commands: give one, use -c, or pipe some in.",
            "--json и --jsonl отвечают на команды: дайте команду, -c или подайте их на стандартный ввод.")
    }
    /// Which service is asked.
    public static func service(_ name: ServiceName) -> String {
        name == .all
            ? localized(
                "Photos come from all services in one list.", "Фотографии со всех сервисов одним списком.")
            : localized("Photos come from \(name).", "Фотографии с сервиса \(name).")
    }

    /// A base address that cannot be used.
    public static func badAddress(_ address: String) -> String {
        localized(
            "\(address) cannot be a service's address; it takes https, or http to this machine only.",
            "\(address) не годится в адреса сервиса; нужен https, а http — только к этой машине.")
    }
    /// The output cannot be written.
    public static func outputFailed(_ reason: String) -> String {
        localized(
            "Standard output could not be written: \(reason). Check where it goes and run again.",
            "Не удалось записать стандартный вывод: \(reason). Проверьте, куда он направлен, и повторите.")
    }

    /// A newer database.
    public static func databaseIsNewer(_ path: String) -> String {
        localized(
            "\(path) was written by a newer gallery and is only read; update gallery to keep photos.",
            "\(path) записан более новой gallery и открыт только для чтения; обновите gallery, чтобы сохранять."
        )
    }
    /// A corrupt database was set aside.
    public static func databaseSetAside(_ path: String, _ aside: String) -> String {
        localized(
            "\(path) could not be read; it is kept as \(aside) and a new one was begun "
                + "(sqlite3 \(aside) .dump shows what can be saved).",
            "\(path) не прочесть; он оставлен как \(aside), и начат новый "
                + "(что можно спасти, покажет sqlite3 \(aside) .dump).")
    }
    /// An older database was brought up to date.
    public static func databaseUpgraded(_ path: String, _ copy: String) -> String {
        localized(
            "\(path) was brought up to date; how it was before is kept as \(copy).",
            "\(path) обновлён; прежний оставлен как \(copy).")
    }
    /// A database that cannot be written.
    public static func databaseReadOnly(_ path: String, _ reason: String) -> String {
        localized(
            "\(path) can only be read (\(reason)); nothing can be kept until that is mended.",
            "\(path) можно только читать (\(reason)); пока это не исправлено, ничего не сохранить.")
    }
    /// A database in memory.
    public static func databaseInMemory(_ path: String?, _ reason: String) -> String {
        localized(
            "\(path ?? "The database") cannot be used (\(reason)); what you keep now is gone when you leave.",
            "\(path ?? "База данных") — открыть не удалось (\(reason)); всё новое пропадёт при выходе.")
    }

    /// Why there is no folder for the database.
    public static var noHome: String { localized("there is no home folder", "домашней папки нет") }
    /// Why a picture has no place to go.
    public static var noPicturesFolder: String {
        localized(
            "there is no home; say where with `save N to DIR`",
            "домашней папки нет; укажите место: `save N to DIR`")
    }
    /// The picture that is saved, where its file has no name yet.
    public static var thePicture: String { localized("The picture", "изображение") }
    /// Why a board has no place to go.
    public static var noBoardFolder: String {
        localized(
            "there is no home; say where with `board export NAME to DIR`",
            "домашней папки нет; укажите место: `board export NAME to DIR`")
    }
    /// Why nothing is written.
    public static var diskIsFull: String { localized("the disk is full", "диск полон") }
    /// Why a file finds no name.
    public static var tooManyFiles: String {
        localized("too many files of the same name", "слишком много файлов с таким именем")
    }
}
