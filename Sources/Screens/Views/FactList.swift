import TextLayout

/// Formatted facts of `status`, `doctor`, `set` and similar commands.
struct FactList: Equatable, Sendable {
    struct Fact: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case fact
            case fault
            /// Command or value with its description.
            case word
            /// Option of a list, one of which is chosen.
            case choice(isChosen: Bool)
        }

        var kind = Kind.fact
        let label: String
        var value = ""
        /// Shown after the value with less emphasis.
        var meaning: String?
    }

    var heading: String?
    var facts: [Fact] = []
    var records: [Record] = []
    var notes: [Note] = []
}
