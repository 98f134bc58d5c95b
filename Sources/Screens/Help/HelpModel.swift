enum HelpModel: Equatable, Sendable {
    struct Section: Equatable, Sendable {
        let title: String
        /// Purpose of the group, shown if the screen has no room for a description of each command.
        var meaning = ""
        let items: [Item]
    }

    struct Item: Equatable, Sendable {
        let name: String
        let meaning: String
    }

    struct Entry: Equatable, Sendable {
        let usage: String
        let summary: String
        let examples: [String]
    }

    /// Words to begin with.
    case overview([Item], hint: String)
    /// All commands by group.
    case all([Section], hint: String)
    case keys([Section])
    /// `table` lists the filters of `search`, the fields of file names, or the remedies for a forgotten PIN.
    case command([Entry], table: Section?, related: Section?)
}
