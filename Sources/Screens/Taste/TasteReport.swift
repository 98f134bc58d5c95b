import TextLayout

/// What was learned, in words.
struct TasteReport: Equatable, Sendable {
    /// A heading and what stands below it.
    struct Part: Equatable, Sendable {
        let heading: String
        let lines: [String]
    }

    var parts: [Part] = []
    var records: [Record] = []
    var notes: [Note] = []
}
