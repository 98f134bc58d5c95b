import TextLayout

/// Labeled facts, as printed by `status`, `doctor`, `set` and similar commands.
struct FactList: Equatable, Sendable {
    struct Fact: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case fact
            case fault
            /// Name that can be typed, such as a setting, with value and description.
            case word
            case choice(isChosen: Bool)
        }

        var kind = Kind.fact
        let label: String
        var value = ""
        /// Text after the value, with less emphasis.
        var meaning: String?
    }

    var heading: String?
    var facts: [Fact] = []
    var records: [Record] = []
    var notes: [Note] = []
}
