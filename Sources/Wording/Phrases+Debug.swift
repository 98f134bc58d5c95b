public import GalleryCore

extension Phrases {
    /// What is said of states that were put on with `--debug`.
    public enum Debug {
        /// Nobody can be reached.
        public static func noNetwork(_ service: ServiceName) -> String {
            localized(
                "\(service): the network is switched off by --debug",
                "\(service): сеть отключена ключом --debug")
        }
    }
}

extension Phrases.Doctor {
    public static var log: String { localized("Log", "Журнал") }
}
