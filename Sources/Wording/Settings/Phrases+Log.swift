extension Phrases {
    public enum Log {
        public static var help: String {
            localized("Show the last lines of the log", "Показать последние строки журнала")
        }
        public static var missing: String {
            localized(
                "There is no log file, because no folder for it was found.",
                "Файла журнала нет: для него не нашлось папки.")
        }
        public static func empty(_ path: String) -> String {
            localized(
                "The log is empty: \(path). `set log_level info` logs more.",
                "Журнал пуст: \(path). `set log_level info` пишет больше.")
        }
        public static func path(_ path: String) -> String { localized("Log: \(path)", "Журнал: \(path)") }
    }
}
