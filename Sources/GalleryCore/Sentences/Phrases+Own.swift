extension Phrases {
    /// `favorites WORDS`, as a place.
    static func keptPlace(_ query: WordQuery) -> String { "Favorites with \(query.text)" }

    /// `seen [WORDS]`, as a place.
    static func seenPlace(_ query: WordQuery) -> String {
        query.isEmpty ? "Seen" : "Seen with \(query.text)"
    }

    /// Nothing that is kept has the words: what to try.
    static func nothingKept(_ query: WordQuery) -> [String] {
        query.isEmpty
            ? [
                "There is no letter or number in that to look for.",
                "`favorites fog` finds what has that word.",
            ]
            : [
                "No favorite has \(query.text) in its title, text, tags or author.",
                "Fewer letters find more; `seen \(query.text)` looks through all you have seen, "
                    + "`search \(query.text)` asks the service.",
            ]
    }

    /// Nothing that was seen has the words: what to try.
    static func nothingSeen(_ query: WordQuery) -> [String] {
        query.isEmpty
            ? [
                "Nothing seen yet.",
                "What is shown in lists is remembered on this machine, so that `seen fog` finds it.",
            ]
            : [
                "Nothing you have seen has \(query.text) in its title, text, tags or author.",
                "Fewer letters find more; `search \(query.text)` asks the service.",
            ]
    }

    /// `seen --forget` was done.
    public static let forgotSeen = "What you have seen is forgotten; favorites and saved files stay."
}
