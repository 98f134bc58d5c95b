import TextLayout

/// What was learned, in words.
struct TasteReport: Equatable, Sendable {
    /// A heading and the traits below it.
    struct Part: Equatable, Sendable {
        let heading: String
        let traits: String
    }

    var parts: [Part] = []
    var records: [Record] = []
    var notes: [Note] = []
}
