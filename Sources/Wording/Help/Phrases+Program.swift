public import GalleryCore

extension Phrases {
    public static var recordsNeedCommands: String {
        localized(
            "--json and --jsonl need commands: give one, use -c, or pipe them in.",
            "Для --json и --jsonl нужны команды: укажите команду, -c или подайте их на стандартный ввод.")
    }
    public static func service(_ name: ServiceName) -> String {
        switch name {
        case .all:
            localized(
                "Photos come from all services in one list.", "Фотографии со всех сервисов одним списком.")
        case .free:
            localized(
                "Photos come from Wikimedia Commons and Openverse in one list.",
                "Фотографии с Wikimedia Commons и Openverse одним списком.")
        case .files: localized("Photos come from your folders.", "Изображения из ваших папок.")
        default: localized("Photos come from \(name).", "Фотографии с сервиса \(name).")
        }
    }

    public static func tooFewFiles(_ least: Int) -> String {
        localized(
            "This shell allows fewer than \(least) open files. Raise its limit: `ulimit -n 256`.",
            "Эта оболочка разрешает меньше \(least) открытых файлов. Увеличьте предел: `ulimit -n 256`.")
    }

    /// `least` is the required address space in MiB.
    public static func tooLittleMemory(_ least: Int) -> String {
        localized(
            "This shell allows less than \(least) MiB of address space. Raise its limit: `ulimit -v unlimited`.",
            "Эта оболочка разрешает меньше \(least) МиБ адресного пространства. Увеличьте предел: "
                + "`ulimit -v unlimited`.")
    }

    /// Error: the thread limit of the system, the user or the container is too low.
    public static func tooFewThreads(_ least: Int) -> String {
        localized(
            "This system allows fewer than \(least) more threads. Raise the limit: `ulimit -u 64`, or that of the "
                + "container.",
            "Система разрешает меньше \(least) новых потоков. Увеличьте предел: `ulimit -u 64` или предел "
                + "контейнера.")
    }

    public static var noProc: String {
        localized(
            "/proc is missing, which gallery needs. Mount it: `mount -t proc proc /proc`.",
            "Нет /proc, который нужен gallery. Подключите его: `mount -t proc proc /proc`.")
    }

    public static func pathNotUTF8(_ variable: String) -> String {
        localized(
            "The path in \(variable) is not UTF-8. Set \(variable) to a folder whose path is UTF-8.",
            "Путь в \(variable) не в кодировке UTF-8. Укажите в \(variable) папку с путём в UTF-8.")
    }

    public static func outputFailed(_ reason: String) -> String {
        localized(
            "Could not write to standard output: \(reason). Check where it goes and try again.",
            "Не удалось записать в стандартный вывод: \(reason). Проверьте, куда он направлен, и повторите.")
    }
}
