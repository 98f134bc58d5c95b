/// Attempt to bypass the lock with arguments, input or environment variables.
struct LockBypass: CustomStringConvertible {
    let arguments: [String]
    var input = ""
    var environment: [String: String] = [:]
    /// Expected exit code; 1 if personal data is requested.
    var code: Int32 = 1

    var description: String {
        let variables = environment.map { "\($0)=\($1) " }.joined()
        return variables + arguments.joined(separator: " ")
            + (input.isEmpty ? "" : " < \(input.debugDescription)")
    }

    /// Lines typed after a search in one session; each is refused.
    static let lines = [
        "fav 9", "unfav 1", "like 2", "dislike 2", "unlike 4", "why 1", "tag 1 x", "note 1",
        "note 1 x",
        "board add \(LockedHome.mark)board 5", "favorites", "favorites \(LockedHome.mark)note", "boards",
        "board \(LockedHome.mark)board", "board new \(LockedHome.mark)other",
        "board remove \(LockedHome.mark)board", "board export \(LockedHome.mark)board", "history",
        "history \(LockedHome.mark)", "history clear all", "seen", "seen cat", "seen --forget --yes", "taste",
        "taste clear", "private", "recommend", "recommend \(LockedHome.mark)board", "home", "undo", "status",
        "doctor", "profile", "key", "key set unsplash", "cache", "cache clear", "set", "set lock_after never",
        "set --save lock_after never", "login unsplash", "logout", "lock set", "lock change", "lock off",
    ]

    /// Public photos of services remain available.
    private static let open = [
        "search", "search cats; open 1; info", "search cats; similar 1", "search cats; similar 1 by look",
        "search cats; save 1", "topic", "random cats", "help",
    ].map { LockBypass(arguments: ["-c", $0, "--json"], code: 0) }

    private static let completed = [
        "board ", "history ", "search ", "search \(LockedHome.mark)", "board move ", "recommend ",
    ].map { LockBypass(arguments: ["complete", "bash", "gallery " + $0], code: 0) }

    static let all =
        open + completed + [
            LockBypass(arguments: ["favorites"]),
            LockBypass(arguments: ["pick", "--first"]),
            LockBypass(arguments: ["pick", "cats", "--first"], code: 0),
            LockBypass(arguments: ["pick", "cats", "--first", "--print", "json"], code: 0),
            LockBypass(arguments: ["profile"]),
            LockBypass(arguments: ["profile", "--json"]),
            LockBypass(arguments: ["favorites", "--json"]),
            LockBypass(arguments: ["boards", "--jsonl"]),
            LockBypass(arguments: ["history", "--json"]),
            LockBypass(arguments: ["recommend", "--json"]),
            LockBypass(arguments: ["status", "--json"]),
            LockBypass(arguments: ["-c", "unlock; favorites"]),
            LockBypass(arguments: ["-c", "service demo; favorites"]),
            LockBypass(arguments: [], input: "unlock\n\(LockedHome.pin)\nfavorites\n"),
            LockBypass(arguments: [], input: "lock off\n\(LockedHome.pin)\nfavorites\n"),
            LockBypass(arguments: ["--reset-lock"], input: "erase\nno\n"),
            LockBypass(arguments: ["--screen", "favorites", "-c", "list"]),
            LockBypass(arguments: ["--screen", "history", "-c", "list"]),
            LockBypass(arguments: ["--debug", "no-network", "-c", "favorites"]),
            LockBypass(arguments: ["--debug", "empty", "-c", "recommend"]),
            LockBypass(arguments: ["--config", "SETTINGS", "-c", "favorites"]),
            LockBypass(arguments: ["--plain", "-c", "favorites"]),
            LockBypass(arguments: ["favorites"], environment: ["XDG_CONFIG_HOME": "/tmp/nowhere"]),
            LockBypass(arguments: ["favorites"], environment: ["XDG_CACHE_HOME": "/tmp/nowhere"]),
            LockBypass(arguments: ["favorites"], environment: ["TZ": "Pacific/Kiritimati"]),
            LockBypass(arguments: ["favorites"], environment: ["XDG_DATA_HOME": "COPY"]),
        ]
}
