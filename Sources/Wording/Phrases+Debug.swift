import GalleryCore

extension Phrases.Settings {
    /// `log_level`.
    public static var logLevel: String {
        localized("from which level on the log has lines", "с какого уровня ведётся журнал")
    }
}

extension Phrases.Doctor {
    public static var log: String { localized("Log", "Журнал") }
}
