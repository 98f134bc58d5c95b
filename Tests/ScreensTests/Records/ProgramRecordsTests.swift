import Testing
import TextLayout

@testable import Screens

@Suite struct ProgramRecordsTests {
    private static func all(_ fields: [RecordShape.Field]) -> [RecordShape.Field] {
        fields + fields.flatMap { all(parts(of: $0.type)) }
    }

    private static func parts(of type: RecordShape.FieldType) -> [RecordShape.Field] {
        switch type {
        case .record(let fields): fields
        case .list(let type), .optional(let type): parts(of: type)
        case .text, .date, .integer, .number, .flag: []
        }
    }

    @Test func `the names of record types are unique, as are the names of fields in a type`() {
        let names = ProgramRecords.shapes.map(\.name)
        #expect(Set(names).count == names.count)
        for shape in ProgramRecords.shapes {
            let lists = [shape.fields] + Self.all(shape.fields).map { Self.parts(of: $0.type) }
            for fields in lists { #expect(Set(fields.map(\.name)).count == fields.count, "\(shape.name)") }
            #expect(!shape.fields.contains { $0.name == "type" })
        }
    }

    @Test func `the description of each record type and field is a sentence`() {
        for shape in ProgramRecords.shapes {
            let meanings = [shape.meaning] + Self.all(shape.fields).map(\.meaning)
            #expect(meanings.allSatisfy { $0.hasSuffix(".") && $0.first?.isUppercase == true })
        }
    }

    @Test func `records of photos, boards, searches and collections have the columns described in README`() {
        let columns = Dictionary(
            uniqueKeysWithValues: ProgramRecords.shapes.map { ($0.name, $0.columns) })
        #expect(
            columns["photo"]
                == ["id", "number", "title", "author", "license", "width", "height", "page"])
        #expect(columns["board"] == ["number", "name", "count", "changed"])
        #expect(columns["search"] == ["number", "text", "count", "date"])
        #expect(columns["collection"] == ["key", "title", "count"])
    }
}
