/// What a list of choices shows: finished strings, and pictures where choices have some.
struct ChoiceListModel: Equatable, Sendable {
    /// A choice without a picture.
    struct Row: Equatable, Sendable {
        let number: Int
        let text: String
        let details: [String]
    }

    enum Layout: Equatable, Sendable {
        /// The details stand behind the text; all rows are shown.
        case lines
        /// The details stand in a column of their own; rows that find room are shown.
        case columns
    }

    /// The heading, choices with a picture, the last line, records and notes.
    var list = ListModel()
    /// From the start of the screenful on.
    var rows: [Row] = []
    var layout = Layout.lines
}
