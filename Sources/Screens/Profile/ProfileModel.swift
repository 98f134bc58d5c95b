import TextLayout

struct ProfileModel: Equatable, Sendable {
    var heading: String?
    var name = ""
    var avatar: Picture?
    var facts: [String] = []
    var taste: String?
    var boardsHeading: String?
    var boards: [CardModel] = []
    var records: [Record] = []
    var notes: [Note] = []
}
