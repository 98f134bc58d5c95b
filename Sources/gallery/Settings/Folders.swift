/// Where things live (XDG Base Directory Specification 0.8).
struct Folders: Equatable {
    /// Settings and keys. Nil when there is no home.
    let settings: String?
    /// The database. Empty when there is no home: everything is kept in memory then.
    let data: String
    /// What can be fetched again.
    let cache: String
    /// What is worth keeping, but not for good: tokens. Nil when there is no home.
    let state: String?
    let pictures: String

    init(environment: [String: String]) {
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        func folder(_ variable: String, _ standard: String) -> String? {
            // The specification: a relative path is invalid and to be ignored.
            if let set = environment[variable], set.hasPrefix("/") { return set + "/gallery" }
            return home.map { "\($0)/\(standard)/gallery" }
        }
        settings = folder("XDG_CONFIG_HOME", ".config")
        data = folder("XDG_DATA_HOME", ".local/share") ?? ""
        cache = folder("XDG_CACHE_HOME", ".cache") ?? ""
        state = folder("XDG_STATE_HOME", ".local/state")
        pictures = folder("XDG_PICTURES_DIR", "Pictures") ?? ""
    }
}
