public struct RecordShape: Equatable, Sendable {
    public struct Field: Equatable, Sendable {
        public let name: String
        public let meaning: String
        public let type: FieldType
        /// Whether the field is printed in a pipe.
        public let isColumn: Bool
    }

    public indirect enum FieldType: Equatable, Sendable {
        case text
        /// Date and time (RFC 3339).
        case date
        case integer
        case number
        case flag
        case list(FieldType)
        case record([Field])
        case optional(FieldType)
    }

    public let name: String
    public let meaning: String
    public let fields: [Field]

    /// Names of the fields printed in a pipe, in order; empty if text lines are printed.
    public var columns: [String] { fields.filter(\.isColumn).map(\.name) }
}
