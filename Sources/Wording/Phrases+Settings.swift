public import GalleryCore

extension Phrases {
    /// What `set` says.
    public enum Settings {
        /// `columns`.
        public static var columns: String {
            localized("columns of photos in a list", "столбцы фотографий в списке")
        }
        /// `suggestions`.
        public static var suggestions: String {
            localized(
                "the likeliest line, faint behind the cursor; Right takes it",
                "вероятная строка, бледно за курсором; стрелка вправо примет её")
        }
        /// `notify`.
        public static var notify: String {
            localized(
                "the terminal calls when a long command is done",
                "терминал позовёт, когда закончится долгая команда")
        }
        /// `language`.
        public static var language: String {
            localized("of the sentences; auto: as the locale says", "язык сообщений; auto: как в локали")
        }

        /// Who decided on a value.
        public static func source(_ source: SettingSource) -> String {
            switch source {
            case .builtIn: localized("built in", "по умолчанию")
            case .file: localized("from the settings file", "из файла настроек")
            case .environment: localized("from the environment", "из окружения")
            case .flag: localized("from the command line", "из командной строки")
            case .session: localized("set here", "задано здесь")
            }
        }
        /// A name that is no setting.
        public static func unknown(_ name: String, known: [String]) -> String {
            let known = known.joined(separator: ", ")
            return localized(
                "There is no setting `\(name)`; `set` shows them: \(known).",
                "Настройки `\(name)` нет; `set` покажет все: \(known).")
        }
        /// A value that a setting does not take.
        public static func refused(_ value: String, _ name: String, choices: String) -> String {
            localized(
                "\(name) cannot be `\(value)`; type `set \(name) \(choices)`.",
                "\(name) не принимает `\(value)`; введите `set \(name) \(choices)`.")
        }
    }
}

extension Phrases.Help {
    /// `set`.
    public static var set: String {
        localized(
            "what is set and by whom; changes it, also for good",
            "что задано и кем; меняет, в том числе навсегда")
    }
}
