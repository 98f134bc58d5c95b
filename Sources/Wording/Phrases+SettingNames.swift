public import GalleryCore

extension Phrases.Settings {
    /// `service`.
    public static var service: String { localized("where photos come from", "откуда берутся фотографии") }
    /// `protocol`.
    public static var graphics: String {
        localized(
            "how pictures are shown; auto: as the terminal can",
            "как показать изображения; auto: как умеет терминал")
    }
    /// `pictures_folder`.
    public static var picturesFolder: String {
        localized("where `save` puts files", "куда `save` кладёт файлы")
    }
    /// `ca_file`.
    public static var authorityFile: String {
        localized("certificates to trust instead of the system's (PEM)", "сертификаты вместо системных (PEM)")
    }
    /// `openverse_url` and its like.
    public static func address(of service: ServiceName) -> String {
        localized(
            "address of \(service); https, or http to this machine",
            "адрес \(service); https или http к этой машине")
    }
    /// `unsplash_access_key` and its like.
    public static func key(of service: ServiceName) -> String {
        localized(
            "for \(service); `key set \(service)` asks for it",
            "для \(service); его спросит `key set \(service)`")
    }
    /// There is a key.
    public static var key: String { localized("there", "есть") }
    /// There is none.
    public static var noKey: String { localized("none", "нет") }
    /// A value in the settings file that a setting does not take.
    public static func notTaken(_ value: String, by name: String, choices: String) -> String {
        localized(
            "\(name) cannot be `\(value)`, only \(choices)",
            "\(name) не принимает `\(value)`, только \(choices)")
    }

    /// It is too late for this session.
    public static func atStart(_ name: String) -> String {
        localized(
            "\(name) is read when gallery starts: `set --save \(name) VALUE` keeps it for the next time.",
            "\(name) читается при запуске: `set --save \(name) VALUE` сохранит до следующего раза.")
    }
    /// It stands in the file now.
    public static func saved(_ name: String, _ value: String, _ path: String) -> String {
        localized(
            "\(path) says \(name) = \(value) from now on.", "Теперь в \(path) стоит \(name) = \(value).")
    }
    /// Another source counts more than the file.
    public static func overruled(_ variable: String) -> String {
        localized(
            "While \(variable) is set in the environment, that counts instead.",
            "Пока в окружении есть \(variable), считается она.")
    }
    /// It could not be written.
    public static func notSaved(_ path: String, reason: String) -> String {
        localized(
            "The settings could not be kept, as \(path) cannot be written: \(reason).",
            "Настройки не сохранены, не удалось записать \(path): \(reason).")
    }
    /// There is no place for a settings file.
    public static var noHome: String {
        localized(
            "There is no home folder to keep settings in; set HOME, or name a file with --config.",
            "Нет домашней папки для настроек; задайте HOME или укажите файл через --config.")
    }

    /// First line of the example.
    public static var exampleTitle: String {
        localized(
            "Settings of gallery: `name = value`, one a line; this is a comment.",
            "Настройки gallery: `name = value`, по одной в строке; это примечание.")
    }
    /// In the example: what a setting takes.
    public static func takes(_ choices: String) -> String {
        localized("It takes \(choices).", "Принимает \(choices).")
    }
    /// In the example: what counts more than the file.
    public static func variableWins(_ variable: String) -> String {
        localized("\(variable) in the environment counts more.", "\(variable) в окружении важнее.")
    }
    /// Where keys are kept.
    public static var keysElsewhere: String {
        localized(
            "Keys are kept best by `key set NAME`, which asks for them and shows nothing.",
            "Ключи лучше хранить командой `key set NAME`: она спросит и ничего не покажет.")
    }
}
