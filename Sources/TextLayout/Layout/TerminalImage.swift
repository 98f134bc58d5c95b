/// A picture ready for the terminal. Made of our own pixels only.
public struct TerminalImage: Equatable, Sendable {
    /// How it gets onto the screen.
    public enum Form: Equatable, Sendable {
        /// Rows of characters, from the top; each covers the full width, and begins and ends with plain attributes.
        case cells([String])
        /// Control strings, each sent with the cursor in its place.
        case paintings([Painting])
    }

    /// A control string that paints several rows from the cursor's cell on, down and to the right.
    public struct Painting: Equatable, Sendable {
        /// 0-based, from the top of the picture.
        public let row: Int
        /// 0-based, from the left of the picture.
        public let column: Int
        /// Rows it covers.
        public let rows: Int
        /// What is sent. It may leave the cursor anywhere, but never scrolls.
        public let text: String

        public init(row: Int = 0, column: Int = 0, rows: Int, text: String) {
            (self.row, self.column, self.rows, self.text) = (row, column, rows, text)
        }
    }

    /// How it gets onto the screen.
    public let form: Form
    /// What the terminal has to have been sent before; nil when nothing.
    public let transmission: Transmission?
    /// What is to be sent, too, once the terminal has had time to draw it; none for most.
    public let followUp: [Painting]

    /// Cells. The caller answers for the rows holding nothing but characters and colors.
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

    /// The rows of cells; none where it is not made of cells.
    public var rows: [String] {
        if case .cells(let rows) = form { rows } else { [] }
    }

    /// The control strings; none where it is made of cells.
    public var paintings: [Painting] {
        if case .paintings(let paintings) = form { paintings } else { [] }
    }
}
