/// A value of a record: what JSON (RFC 8259) has.
public enum RecordValue: Equatable, Sendable {
    case nothing
    case text(String)
    case integer(Int)
    case number(Double)
    case flag(Bool)
    case list([RecordValue])
    case record([Record.Field])

    /// Nothing where there is no text.
    public static func text(_ text: String?) -> RecordValue { text.map(RecordValue.text) ?? .nothing }

    /// Nothing where there is no number.
    public static func integer(_ number: Int?) -> RecordValue { number.map(RecordValue.integer) ?? .nothing }

    /// Nothing where there is no number.
    public static func number(_ number: Double?) -> RecordValue { number.map(RecordValue.number) ?? .nothing }

    /// A list of texts.
    public static func texts(_ texts: [String]) -> RecordValue { .list(texts.map(RecordValue.text)) }
}
