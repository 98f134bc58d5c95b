import TextLayout

struct ProfileModel: Equatable, Sendable {
    /// Heading; `nil` if only notes are shown.
    var place: String?
    var name = ""
    var avatar: Picture?
    /// Lines below the name.
    var facts: [String] = []
    var taste: String?
    /// Heading above the boards.
    var heading: String?
    var boards: [CardModel] = []
    var records: [Record] = []
    var notes: [Note] = []
}
