extension Phrases {
    /// What is said of states that were put on with `--debug`.
    public enum Debug {
        /// Nobody can be reached.
        public static func noNetwork(_ service: ServiceName) -> String {
            said(
                "\(service): the network is switched off by --debug",
                "\(service): сеть отключена ключом --debug")
        }
    }
}

extension Phrases.Settings {
    /// `log_level`.
    public static var logLevel: String {
        said("from which level on the log has lines", "с какого уровня ведётся журнал")
    }
}

extension Phrases.Doctor {
    /// The log.
    public static var log: String { said("Log", "Журнал") }
}
