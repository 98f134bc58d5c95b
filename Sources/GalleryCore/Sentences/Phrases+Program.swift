public import FoundationEssentials

extension Phrases {
    /// The service that was asked for needs a key.
    public static let keyMissing =
        "unsplash needs a key: get a free one at unsplash.com/developers and keep it with `key set unsplash`, "
        + "or start with UNSPLASH_ACCESS_KEY=… gallery"
    /// A service that does not exist.
    public static func noService(_ name: String, known: [String]) -> String {
        "There is no service `\(name)`; the services are \(known.joined(separator: ", "))."
    }
    /// Records were asked for at a prompt.
    public static let recordsForNobody =
        "--json and --jsonl answer commands: give one, use -c, or pipe some in."
    /// Which service is asked.
    public static func service(_ name: ServiceName) -> String {
        name == .all ? "Photos come from all services in one list." : "Photos come from \(name)."
    }

    /// A settings file that is not there or cannot be read.
    public static func settingsMissing(_ path: String) -> String {
        "There is no settings file at \(path) that can be read; check the path and who may read it."
    }
    /// A line of the settings file that means nothing.
    public static func settingsLine(_ line: Int, _ path: String, _ reason: String) -> String {
        "Line \(line) of \(path) is left out: \(reason)."
    }
    /// Why a line of the settings file means nothing.
    public static func unknownSetting(_ name: String, known: [String]) -> String {
        "there is no setting `\(name)`, only \(known.joined(separator: ", "))"
    }
    /// Why a line of the settings file means nothing.
    public static let noAssignment = "a line reads `name = value`"
    /// A settings file with a key that others can read.
    public static func looseSettings(_ path: String) -> String {
        "The key in \(path) is not used, because others can read the file; run chmod 600 on it."
    }
    /// A base address that cannot be used.
    public static func badAddress(_ address: String) -> String {
        "\(address) cannot be a service's address; it takes https, or http to this machine only."
    }
    /// The output cannot be written.
    public static func outputFailed(_ reason: String) -> String {
        "The output could not be written: \(reason)."
    }

    /// A newer database.
    public static func databaseIsNewer(_ path: String) -> String {
        "\(path) was written by a newer gallery and is only read; update gallery to keep photos."
    }
    /// A corrupt database was set aside.
    public static func databaseSetAside(_ path: String, _ aside: String) -> String {
        "\(path) could not be read; it is kept as \(aside) and a new one was begun "
            + "(sqlite3 \(aside) .dump shows what can be saved)."
    }
    /// An older database was brought up to date.
    public static func databaseUpgraded(_ path: String, _ copy: String) -> String {
        "\(path) was brought up to date; how it was before is kept as \(copy)."
    }
    /// A database that cannot be written.
    public static func databaseReadOnly(_ path: String, _ reason: String) -> String {
        "\(path) can only be read (\(reason)); nothing can be kept until that is mended."
    }
    /// A database in memory.
    public static func databaseInMemory(_ path: String?, _ reason: String) -> String {
        "\(path ?? "The database") cannot be used (\(reason)); what you keep now is gone when you leave."
    }
}

extension Phrases {
    /// What `status` says, a label and a value each.
    public enum Status {
        /// The service.
        public static let service = "Service"
        /// Requests left.
        public static let budget = "Requests left"
        /// The caches.
        public static let caches = "Caches"
        /// The database.
        public static let database = "Database"
        /// The pictures folder.
        public static let pictures = "Pictures folder"
        /// The terminal.
        public static let terminal = "Terminal"
        /// What the service wants said.
        public static let terms = "Terms"
        /// The version.
        public static let version = "Version"
        /// A database without a file.
        public static let inMemory = "in memory"

        /// The allowance.
        public static func budget(_ budget: RateBudget?, now: Date) -> String {
            guard let budget else { return "not known before the first answer" }
            if let end = budget.refusedUntil { return "refused; nothing is sent \(span(end, now: now))" }
            return "\(number(budget.remaining)) of \(number(budget.limit))"
        }
        /// Path, size and what is in it.
        public static func database(_ path: String, bytes size: Int64, favorites: Int) -> String {
            "\(path), \(bytes(size)), \(favorites == 1 ? "1 favorite" : "\(number(favorites)) favorites")"
        }
        /// Size and colours.
        public static func terminal(columns: Int, rows: Int, colors: String) -> String {
            "\(columns) × \(rows), \(colors)"
        }
    }
}
