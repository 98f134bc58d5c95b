import TextLayout

/// Facts under each other, finished: what `status`, `doctor`, `set` and their like show.
struct FactList: Equatable, Sendable {
    struct Fact: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            /// A name and what is known of it.
            case fact
            /// The same, and it keeps the program from working as it should.
            case fault
            /// A word one can type, and what it stands for.
            case word
            /// A word of several, of which one is chosen.
            case choice(isChosen: Bool)
        }

        var kind = Kind.fact
        let label: String
        var value = ""
        /// Said after the value, with less emphasis.
        var meaning: String?
    }

    var heading: String?
    var facts: [Fact] = []
    /// The same for a program.
    var records: [Record] = []
    var notes: [Note] = []
}
