import TextLayout

struct ProfileModel: Equatable, Sendable {
    /// Heading; `nil` if only notes are shown.
    var heading: String?
    var name = ""
    var avatar: Picture?
    /// Lines below the name.
    var facts: [String] = []
    var taste: String?
    /// Heading above the boards.
    var boardsHeading: String?
    var boards: [CardModel] = []
    var records: [Record] = []
    var notes: [Note] = []
}
