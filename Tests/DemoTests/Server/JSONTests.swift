import FoundationEssentials
import Testing

@testable import Demo

@Suite struct JSONTests {
    private func text(_ json: JSON) -> String { String(decoding: json.text, as: UTF8.self) }

    @Test func `JSON members are encoded in the given order, and NaN as null`() {
        let json: JSON = ["b": [1, true, nil], "a": .decimal(-33.5), "c": [:]]
        #expect(text(json) == #"{"b":[1,true,null],"a":-33.5,"c":{}}"#)
        #expect(text(json.adding(["d": .number(-2)])).hasSuffix(#","d":-2}"#))
        #expect(text(.decimal(.nan)) == "null")
    }

    @Test func `a string with quotes, controls and emoji survives encoding and decoding`() throws {
        let hostile = "\"\\/\u{0}\u{1}\u{1f}\n\t\u{7f}é漢🎈\u{2028}"
        let decoded = try JSONDecoder().decode([String].self, from: Data(JSON.array([.string(hostile)]).text))
        #expect(decoded == [hostile])
    }
}
