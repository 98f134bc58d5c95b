extension Phrases {
    /// What `doctor` says, labels and what was found.
    public enum Doctor {
        /// `doctor` in help.
        public static var help: String {
            said(
                "what gallery finds here, for a bug report",
                "что gallery видит вокруг, для сообщения об ошибке")
        }
        /// While it looks.
        public static var looking: String { said("Looking around …", "Смотрю …") }

        /// The terminal.
        public static var terminal: String { said("Terminal", "Терминал") }
        /// How pictures are shown.
        public static var pictures: String { said("Pictures", "Картинки") }
        /// The size of a cell.
        public static var cell: String { said("Cell", "Клетка") }
        /// Colours.
        public static var colors: String { said("Colours", "Цвета") }
        /// Services and their keys.
        public static var services: String { said("Services", "Сервисы") }
        /// Whether they answer.
        public static var network: String { said("Network", "Сеть") }
        /// Whom was spoken to.
        public static var hosts: String { said("Spoken to", "Узлы") }
        /// The database.
        public static var database: String { said("Database", "База") }
        /// The caches.
        public static var caches: String { said("Caches", "Кеши") }
        /// The settings file.
        public static var settings: String { said("Settings", "Настройки") }
        /// The libraries.
        public static var libraries: String { said("Libraries", "Библиотеки") }

        /// 24 bits.
        public static var trueColor: String { said("24-bit", "24 бита") }
        /// Nothing of it.
        public static var none: String { said("none", "нет") }
        /// The service that is asked.
        public static func asked(_ service: ServiceName) -> String {
            said("\(service) is asked", "спрашивается \(service)")
        }
        /// A key is there.
        public static func key(_ source: String) -> String { said("key \(source)", "ключ \(source)") }
        /// None is.
        public static var noKey: String { said("no key", "нет ключа") }
        /// Nothing was asked over the network.
        public static var noNetwork: String { said("not needed by the demo", "для demo не нужна") }
        /// A host answered.
        public static func answers(_ host: String, status: Int, milliseconds: Int) -> String {
            said(
                "\(host) answers in \(number(milliseconds)) ms (HTTP \(status))",
                "\(host) отвечает за \(number(milliseconds)) мс (HTTP \(status))")
        }
        /// The check found nothing.
        public static var sound: String { said("sound", "цела") }
        /// The check found something.
        public static func damaged(_ fault: String) -> String {
            said("damaged (\(fault))", "повреждена (\(fault))")
        }
        /// What stands in the lines of these labels is not as it should be.
        public static func wrong(_ labels: [String]) -> String {
            let labels = labels.joined(separator: ", ")
            return said("Not as it should be: \(labels).", "Не в порядке: \(labels).")
        }
        /// Lines of the settings file.
        public static func leftOut(_ count: Int) -> String {
            said(
                counted(count, "line left out", "lines left out"),
                counted(count, "строка пропущена", "строки пропущены", "строк пропущено"))
        }
    }
}
