import TextLayout

/// What the profile shows: finished strings, and the pictures of the person and of boards.
struct ProfileModel: Equatable, Sendable {
    /// Where one is; nil when only notes are shown.
    var place: String?
    var name = ""
    /// Nil where there is none.
    var avatar: Picture?
    /// Below the name.
    var facts: [String] = []
    var taste: String?
    /// Above the boards.
    var heading: String?
    var boards: [CardModel] = []
    /// The same for a program.
    var records: [Record] = []
    var notes: [Note] = []
}
