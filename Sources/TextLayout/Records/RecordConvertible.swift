public import FoundationEssentials

public protocol RecordConvertible: SendableMetatype {
    static var recordType: RecordShape.FieldType { get }
    var recordValue: RecordValue { get }
}

extension String: RecordConvertible {
    public static var recordType: RecordShape.FieldType { .text }
    public var recordValue: RecordValue { .text(self) }
}

extension Date: RecordConvertible {
    public static var recordType: RecordShape.FieldType { .date }
    public var recordValue: RecordValue { .text(formatted(.iso8601)) }
}

extension Int: RecordConvertible {
    public static var recordType: RecordShape.FieldType { .integer }
    public var recordValue: RecordValue { .integer(self) }
}

extension Double: RecordConvertible {
    public static var recordType: RecordShape.FieldType { .number }
    public var recordValue: RecordValue { .number(self) }
}

extension Bool: RecordConvertible {
    public static var recordType: RecordShape.FieldType { .flag }
    public var recordValue: RecordValue { .flag(self) }
}

extension Array: RecordConvertible where Element: RecordConvertible {
    public static var recordType: RecordShape.FieldType { .list(Element.recordType) }
    public var recordValue: RecordValue { .list(map(\.recordValue)) }
}

extension Optional: RecordConvertible where Wrapped: RecordConvertible {
    public static var recordType: RecordShape.FieldType { .optional(Wrapped.recordType) }
    public var recordValue: RecordValue { map(\.recordValue) ?? .nothing }
}
