import Testing

@testable import Demo

@Suite struct PhotoKeyTests {
    @Test func `keys have eleven digits, are unique and decode to their index`() {
        let indexes = Array(0..<5000) + [1 << 40, Int.max]
        let keys = indexes.map(PhotoKey.text)
        #expect(Set(keys).count == indexes.count)
        #expect(keys.allSatisfy { $0.utf8.count == 11 })
        #expect(keys.map(PhotoKey.index) == indexes)
    }

    @Test(arguments: [
        "", "short", "twelve-chars", "abcdefghij ", "ééééé1", "AAAAAAAAAA/", "__________9_", "١٢٣٤٥",
    ])
    func `a malformed text is no key`(text: String) {
        #expect(PhotoKey.index(of: text) == nil)
    }

    @Test func `a key that encodes more than 64 bits is invalid`() {
        #expect(PhotoKey.index(of: "AAAAAAAAAA_") == nil)
    }
}
