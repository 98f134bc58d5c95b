import Testing

@testable import PhotoService

@Suite(.timeLimit(.minutes(10))) struct BoundedJSONTests {
    private struct Anything: Decodable, Equatable {
        let list: LossyArray<[String: Int]>
        static func == (one: Anything, other: Anything) -> Bool { one.list.count == other.list.count }
    }

    private static func listing(_ element: String, _ count: Int) -> [UInt8] {
        Array((#"{"list":["# + Array(repeating: element, count: count).joined(separator: ",") + "]}").utf8)
    }

    @Test(arguments: ["{}", "1", "[]", #"{"a":1}"#, #""""#, "null"])
    func `a list of more than a million short values is refused`(element: String) {
        let bytes = Self.listing(element, (8 << 20) / (element.utf8.count + 1))
        #expect(BoundedJSON.decode(Anything.self, from: bytes, until: nil) == nil)
    }

    @Test func `arrays nested deeper than 32 are refused`() {
        #expect(!BoundedJSON.isBounded(Array(String(repeating: "[", count: 10_000).utf8)))
        #expect(!BoundedJSON.isBounded(Array(String(repeating: "[", count: 33).utf8)))
        #expect(BoundedJSON.isBounded(Array(String(repeating: "[", count: 32).utf8)))
    }

    @Test func `a list of 20,000 values is decoded`() {
        #expect(
            BoundedJSON.decode(Anything.self, from: Self.listing("{}", 20_000), until: nil)?.list.count
                == 20_000)
    }

    @Test func `an object with more than 1,000 members is refused, and a long list of objects is accepted`() {
        func object(_ count: Int) -> String {
            "{" + (0..<count).map { #""key \#($0)":1"# }.joined(separator: ",") + "}"
        }
        #expect(BoundedJSON.isBounded(Array("[\(object(1_000)),1]".utf8)))
        #expect(!BoundedJSON.isBounded(Array("[\(object(1_001))]".utf8)))
        #expect(!BoundedJSON.isBounded(Array(#"{"a":{"b":[1,2]},"c":\#(object(1_001))}"#.utf8)))
        let many = Array(repeating: object(9), count: 3_000).joined(separator: ",")
        #expect(BoundedJSON.isBounded(Array(#"{"list":[\#(many)],"a":1}"#.utf8)))
        #expect(BoundedJSON.isBounded(Array("]]]],,,,".utf8)))
    }

    @Test func `separators within strings are not counted`() {
        let text = String(repeating: #"[,\"{\\"#, count: 100_000)
        #expect(BoundedJSON.isBounded(Array("[\"\(text)\"]".utf8)))
        #expect(!BoundedJSON.isBounded(Array("[\"\(text)\"\(String(repeating: ",1", count: 300_000))]".utf8)))
    }
}
