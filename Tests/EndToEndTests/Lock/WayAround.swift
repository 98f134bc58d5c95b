/// Attempt to bypass the lock with arguments, input or environment variables.
struct WayAround: CustomStringConvertible {
    let arguments: [String]
    var input = ""
    var environment: [String: String] = [:]
    /// Exit code; 1 if personal data was requested.
    var code: Int32 = 1

    var description: String {
        let variables = environment.map { "\($0)=\($1) " }.joined()
        return variables + arguments.joined(separator: " ")
            + (input.isEmpty ? "" : " < \(input.debugDescription)")
    }

    /// Lines after a search in one session; each is refused.
    static let lines = [
        "fav 9", "unfav 1", "save 1", "like 2", "dislike 2", "unlike 4", "tag 1 x", "note 1", "note 1 x",
        "board add \(LockedHome.mark)board 5", "favorites", "favorites \(LockedHome.mark)note", "boards",
        "board \(LockedHome.mark)board", "board new \(LockedHome.mark)other",
        "board remove \(LockedHome.mark)board", "board export \(LockedHome.mark)board", "history",
        "history \(LockedHome.mark)", "history clear all", "seen", "seen cat", "seen --forget", "taste",
        "taste clear", "private", "recommend", "recommend \(LockedHome.mark)board", "home", "undo", "status",
        "doctor", "profile", "key", "key set unsplash", "cache", "cache clear", "set", "set lock_after never",
        "set --save lock_after never", "login unsplash", "logout", "lock set", "lock change", "lock off",
    ]

    /// Public photos of services remain available.
    private static let open = [
        "search", "search cats; open 1; info", "search cats; similar 1", "search cats; similar 1 by look",
        "topic", "random cats", "help",
    ].map { WayAround(arguments: ["-c", $0, "--json"], code: 0) }

    private static let completed = [
        "board ", "history ", "search ", "search \(LockedHome.mark)", "board move ", "recommend ",
    ].map { WayAround(arguments: ["complete", "bash", "gallery " + $0], code: 0) }

    static let all =
        open + completed + [
            WayAround(arguments: ["favorites"]),
            WayAround(arguments: ["profile"]),
            WayAround(arguments: ["profile", "--json"]),
            WayAround(arguments: ["favorites", "--json"]),
            WayAround(arguments: ["boards", "--jsonl"]),
            WayAround(arguments: ["history", "--json"]),
            WayAround(arguments: ["recommend", "--json"]),
            WayAround(arguments: ["status", "--json"]),
            WayAround(arguments: ["-c", "unlock; favorites"]),
            WayAround(arguments: ["-c", "service demo; favorites"]),
            WayAround(arguments: [], input: "unlock\n\(LockedHome.pin)\nfavorites\n"),
            WayAround(arguments: [], input: "lock off\n\(LockedHome.pin)\nfavorites\n"),
            WayAround(arguments: ["--reset-lock"], input: "erase\nno\n"),
            WayAround(arguments: ["--screen", "favorites", "-c", "list"]),
            WayAround(arguments: ["--screen", "history", "-c", "list"]),
            WayAround(arguments: ["--debug", "no-network", "-c", "favorites"]),
            WayAround(arguments: ["--debug", "empty", "-c", "recommend"]),
            WayAround(arguments: ["--config", "SETTINGS", "-c", "favorites"]),
            WayAround(arguments: ["--plain", "-c", "favorites"]),
            WayAround(arguments: ["favorites"], environment: ["XDG_CONFIG_HOME": "/tmp/nowhere"]),
            WayAround(arguments: ["favorites"], environment: ["XDG_CACHE_HOME": "/tmp/nowhere"]),
            WayAround(arguments: ["favorites"], environment: ["TZ": "Pacific/Kiritimati"]),
            WayAround(arguments: ["favorites"], environment: ["XDG_DATA_HOME": "COPY"]),
        ]
}
