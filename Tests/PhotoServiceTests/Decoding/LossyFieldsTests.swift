import FoundationEssentials
import Testing

@testable import PhotoService

@Suite struct LossyFieldsTests {
    private struct Fields: Decodable {
        let text: String?
        let integer: Int?
        let number: Double?
        let flag: Bool

        enum Keys: String, CodingKey { case value }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Keys.self)
            text = fields.text(.value)
            integer = fields.integer(.value)
            number = fields.number(.value)
            flag = fields.flag(.value)
        }
    }

    private static func read(_ value: String) throws -> Fields {
        try JSONDecoder().decode(Fields.self, from: Data("{\"value\": \(value)}".utf8))
    }

    @Test(arguments: [
        ("7", 7), ("\"7\"", 7), ("7.0", 7), ("-3", -3), ("9223372036854775807", Int.max), ("7.5", nil),
        ("\"\"", nil), ("\"seven\"", nil), ("null", nil), ("[]", nil), ("{}", nil), ("true", nil),
        ("18446744073709551616", nil), ("1e300", nil), ("1e999", nil), ("-0", 0),
    ])
    func `an integer is decoded only from a whole number in range or from its digits`(
        value: String, expected: Int?
    ) throws {
        #expect((try? Self.read(value))?.integer == expected)
    }

    @Test(arguments: [
        ("\"a\"", "a"), ("7", "7"), ("2.5", "2.5"), ("\"\"", nil), ("null", nil), ("[1]", nil),
        ("false", nil),
    ])
    func `text is decoded only from a nonempty string or a number`(value: String, expected: String?) throws {
        #expect(try Self.read(value).text == expected)
    }

    @Test(arguments: [("1.5", 1.5), ("\"-2.5\"", -2.5), ("3", 3), ("\"nan\"", nil), ("\"inf\"", nil)])
    func `a finite number or its text is decoded; nan and inf are rejected`(value: String, expected: Double?)
        throws
    {
        #expect(try Self.read(value).number == expected)
    }

    @Test(arguments: [
        ("true", true), ("1", true), ("\"1\"", true), ("0", false), ("null", false), ("[]", false),
    ])
    func `a flag is set only by true or by 1, as number or text`(value: String, expected: Bool) throws {
        #expect(try Self.read(value).flag == expected)
    }

    @Test func `an undecodable element is skipped and counted`() throws {
        let list = try JSONDecoder().decode(
            LossyArray<Int>.self, from: Data("[1, null, \"x\", {\"a\": [1, 2]}, 2, [], 1e999, 3]".utf8))
        #expect(list.elements == [1, 2, 3])
        #expect(list.broken == 5)
        #expect(list.count == 8)
    }
}
