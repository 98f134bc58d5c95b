/// What help shows, finished.
enum HelpModel: Equatable, Sendable {
    struct Section: Equatable, Sendable {
        let title: String
        /// What its words are good for, where there is no room for each of them.
        var meaning = ""
        /// Words or keys with their meanings.
        let items: [Item]
    }

    struct Item: Equatable, Sendable {
        let name: String
        let meaning: String
    }

    case overview([Section])
    case keys([Section])
    /// `filters` are those of a search, with their values.
    case command(
        usage: String, summary: String, examples: [String], filters: Section?, related: [String])
}
