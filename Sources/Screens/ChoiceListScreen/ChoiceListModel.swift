struct ChoiceListModel: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let number: Int
        let text: String
        let details: [String]
    }

    /// Lines with a heading, such as earlier searches.
    struct Group: Equatable, Sendable {
        let heading: String
        let lines: [String]
        let isNumbered: Bool
    }

    enum Layout: Equatable, Sendable {
        case lines
        /// Details have their own column; only rows that fit the screen are shown.
        case columns
    }

    /// Heading, choices with pictures, position line, notes, and records for programs.
    var list = ListModel()
    /// Printed above the cards.
    var groups: [Group] = []
    /// Rows from the start of the screenful.
    var rows: [Row] = []
    var layout = Layout.lines

    mutating func limit(to count: Int) {
        rows = Array(rows.prefix(count))
        list.cards = Array(list.cards.prefix(count))
        list.records = Array(list.records.prefix(count))
    }
}
