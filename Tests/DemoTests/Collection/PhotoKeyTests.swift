import Testing

@testable import Demo

@Suite struct PhotoKeyTests {
    @Test func `photo keys have eleven characters, are unique and decode to the photo's index`() {
        let indexes = Array(0..<5000) + [1 << 40, Int.max]
        let keys = indexes.map(PhotoKey.text)
        #expect(Set(keys).count == indexes.count)
        #expect(keys.allSatisfy { $0.utf8.count == 11 })
        #expect(keys.map(PhotoKey.index) == indexes)
    }

    @Test(arguments: [
        "", "short", "twelve-chars", "abcdefghij ", "ééééé1", "AAAAAAAAAA/", "__________9_", "١٢٣٤٥",
    ])
    func `a malformed text is not a photo key`(text: String) {
        #expect(PhotoKey.index(of: text) == nil)
    }

    @Test func `a photo key that encodes more than 64 bits is invalid`() {
        #expect(PhotoKey.index(of: "AAAAAAAAAA_") == nil)
    }
}
