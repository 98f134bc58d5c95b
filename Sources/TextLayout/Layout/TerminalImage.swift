/// Picture encoded for the terminal. Always made from decoded pixels.
public struct TerminalImage: Equatable, Sendable {
    public enum Form: Equatable, Sendable {
        /// Rows of characters from the top, of full width. Each row begins and ends with default attributes.
        case cells([String])
        /// Control strings. Each is sent with the cursor at the string's position.
        case paintings([Painting])
    }

    /// Control string that paints several rows, to the right of and below the cursor.
    public struct Painting: Equatable, Sendable {
        /// Zero-based, from the top of the picture.
        public let row: Int
        /// Zero-based, from the left of the picture.
        public let column: Int
        public let rows: Int
        /// Control string. May move the cursor, but never scrolls.
        public let text: String

        public init(row: Int = 0, column: Int = 0, rows: Int, text: String) {
            self.row = row
            self.column = column
            self.rows = rows
            self.text = text
        }
    }

    public let form: Form
    /// Data that the terminal needs before the picture is placed.
    public let transmission: Transmission?
    /// Control strings to send after a pause in which the terminal draws the picture; usually empty.
    public let followUp: [Painting]

    /// `rows` must contain only characters and color sequences; this is not checked.
    public init(rows: [String], after transmission: Transmission? = nil) {
        form = .cells(rows)
        self.transmission = transmission
        followUp = []
    }

    public init(
        paintings: [Painting], after transmission: Transmission? = nil, followUp: [Painting] = []
    ) {
        form = .paintings(paintings)
        self.transmission = transmission
        self.followUp = followUp
    }

    public var rows: [String] {
        if case .cells(let rows) = form { rows } else { [] }
    }

    public var paintings: [Painting] {
        if case .paintings(let paintings) = form { paintings } else { [] }
    }
}
