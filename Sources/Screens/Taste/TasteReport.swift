import TextLayout

struct TasteReport: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        let heading: String
        let lines: [String]
    }

    var parts: [Part] = []
    var records: [Record] = []
    var notes: [Note] = []
}
