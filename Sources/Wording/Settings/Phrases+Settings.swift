public import Configuration

extension Phrases {
    public enum Settings {
        public static func source(_ source: SettingSource) -> String {
            switch source {
            case .builtIn: localized("built in", "по умолчанию")
            case .file: localized("from the settings file", "из файла настроек")
            case .environment: localized("from the environment", "из окружения")
            case .flag: localized("from the command line", "из командной строки")
            case .session: localized("set in this session", "задано в этом сеансе")
            }
        }
        /// `isCorrected` is whether a correction is offered with the message.
        public static func unknown(_ name: String, nearest: String?, isCorrected: Bool) -> String {
            let missing = localized("There is no setting `\(name)`", "Настройки `\(name)` нет")
            if isCorrected { return missing + verbatim(".") }
            guard let nearest else {
                return missing + localized("; `set` lists the settings.", "; список настроек — `set`.")
            }
            return missing
                + localized("; did you mean `\(nearest)`?", "; возможно, вы имели в виду `\(nearest)`?")
        }

        /// `usage` lists the valid values.
        public static func refusal(
            _ refusal: SettingRefusal, of value: String, by name: SettingName, usage: String
        ) -> String {
            switch refusal {
            case .unknownValue where name == .filename && value.contains("{"):
                localized(
                    "filename cannot be `\(value)`; the fields are \(FileNames.fields).",
                    "filename не принимает `\(value)`; поля: \(FileNames.fields).")
            case .unknownValue:
                localized(
                    "\(name.rawValue) cannot be `\(value)`; type `set \(name.rawValue) \(usage)`.",
                    "\(name.rawValue) не принимает `\(value)`; введите `set \(name.rawValue) \(usage)`.")
            case .onlyAtStart:
                localized(
                    "\(name.rawValue) is read at startup; `set --save \(name.rawValue) VALUE` "
                        + "saves it for the next start.",
                    "\(name.rawValue) читается при запуске; `set --save \(name.rawValue) VALUE` "
                        + "сохранит значение для следующего запуска.")
            case .unavailable(let error): Phrases.explanation(error)
            }
        }

        public static func saved(_ name: SettingName, _ value: String, _ path: String) -> String {
            localized(
                "Saved \(name.rawValue) = \(name.shown(value)) in \(path).",
                "Сохранено в \(path): \(name.rawValue) = \(name.shown(value)).")
        }
        /// `value` is the default that applies now; `nil` if it applies only at the next start.
        public static func removed(_ name: SettingName, _ path: String, now value: String?) -> String {
            let name = name.rawValue
            return value.map { value in
                localized(
                    "Removed \(name) from \(path); the default applies again: \(value).",
                    "Настройка \(name) удалена из \(path), снова действует значение по умолчанию: \(value).")
            }
                ?? localized(
                    "Removed \(name) from \(path); the default applies from the next start.",
                    "Настройка \(name) удалена из \(path); со следующего запуска действует значение по умолчанию."
                )
        }
        public static func notInFile(_ name: SettingName, _ path: String) -> String {
            localized(
                "\(name.rawValue) is not in \(path); nothing changed.",
                "Настройки \(name.rawValue) нет в \(path), ничего не изменилось.")
        }
        /// Notice that a lock setting has no effect until a PIN is set.
        public static func needsPIN(_ name: SettingName) -> String {
            localized(
                "\(name.rawValue) takes effect once a PIN is set: `lock set`.",
                "\(name.rawValue) начнёт действовать, когда будет задан PIN: `lock set`.")
        }
        /// Notice that an environment variable overrides the saved setting or key.
        public static func overruled(_ variable: String) -> String {
            localized(
                "\(variable) is set in the environment and takes precedence.",
                "В окружении задана переменная \(variable), действует она.")
        }
        public static var noHome: String {
            localized(
                "No home folder for the settings file. Set HOME, or name a file with --config.",
                "Нет домашней папки для файла настроек. Задайте HOME или укажите файл через --config.")
        }
        public static var keysElsewhere: String {
            localized(
                "Save access keys with `key set NAME`; it asks for the key without showing it.",
                "Сохраняйте ключи доступа командой `key set NAME`: она спросит ключ и не покажет его.")
        }
    }
}

extension Phrases.Help {
    public static var set: String {
        localized(
            "Show or change settings; --save writes them to the settings file",
            "Показать или изменить настройки; --save записывает их в файл настроек")
    }
}
