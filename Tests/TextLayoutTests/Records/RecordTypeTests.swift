import FoundationEssentials
import Testing

@testable import TextLayout

@Suite struct RecordTypeTests {
    private typealias Frame = (size: Int, parts: [String], made: Date?)

    private let frame = RecordType<Frame>(
        "frame", "A frame.",
        [
            RecordField("size", "Size.", isColumn: true) { $0.size },
            RecordField("parts", "Parts.", isColumn: true) { $0.parts },
            RecordField("made", "Date.") { $0.made },
            RecordField("ratio", "Ratio.") { Double($0.size) / 2 },
            RecordField("whole", "Whether it is one part.") { $0.parts.count == 1 },
            RecordField("inside", "Nested record.", [RecordField("size", "Size.") { $0.size }]) { $0 },
            RecordField(
                "first", "Nested record or null.", [RecordField<String>("name", "Name.") { $0 }],
                optional: { $0.parts.first }),
            RecordField(
                "all", "List of nested records.", [RecordField<String>("name", "Name.") { $0 }],
                list: { $0.parts }),
        ])

    @Test func `a record's JSON has the declared fields, and its row the declared columns`() throws {
        let record = frame((3, ["a", "b"], Date(timeIntervalSince1970: 0)))
        #expect(
            try RecordText.line(record)
                == #"{"all":[{"name":"a"},{"name":"b"}],"first":{"name":"a"},"inside":{"size":3},"#
                + #""made":"1970-01-01T00:00:00Z","parts":["a","b"],"ratio":1.5,"size":3,"type":"frame","#
                + #""whole":false}"#)
        #expect(RecordText.row(record) == "3\ta, b")
        #expect(frame((3, [], nil), hasRow: false).columns == [])
        #expect(
            try RecordText.line(frame((3, [], nil)))
                == #"{"all":[],"first":null,"inside":{"size":3},"made":null,"parts":[],"ratio":1.5,"#
                + #""size":3,"type":"frame","whole":false}"#)
    }

    @Test func `the declared types of fields are the types of their values`() {
        let types = frame.shape.fields.map(\.type)
        let name = RecordShape.Field(name: "name", meaning: "Name.", type: .text, isColumn: false)
        let size = RecordShape.Field(name: "size", meaning: "Size.", type: .integer, isColumn: false)
        #expect(
            types == [
                .integer, .list(.text), .optional(.date), .number, .flag, .record([size]),
                .optional(.record([name])), .list(.record([name])),
            ])
    }

    @Test func `text is replaced in nested records too`() throws {
        let record = frame((3, ["a"], nil)).replacingText { $0 + "*" }
        #expect(try RecordText.line(record).contains(#""all":[{"name":"a*"}],"first":{"name":"a*"}"#))
        #expect(record.columns == ["size", "parts"])
    }
}
