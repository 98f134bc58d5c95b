import CommandShell
import Testing

@testable import Terminal

@Suite struct SlowKeysTests {
    @Test(arguments: ["\u{1B}[A", "\u{1B}OB", "\u{1B}[5~", "\u{1B}[1;5C", "\u{1B}]x"])
    func `the bytes of a key may arrive 100 ms apart`(key: String) {
        var decoder = KeyDecoder()
        for byte in key.utf8.dropLast() {
            decoder.feed(byte)
            #expect(decoder.timeout.map { $0 > 100 } == true)
        }
    }

    @Test func `Escape alone is a key after the time that the rest of a key may take`() {
        var decoder = KeyDecoder()
        decoder.feed(0x1B)
        #expect(decoder.timeout.map { $0 <= 200 } == true)
        decoder.expire()
        #expect(decoder.next() == .sequence([0x1B]))
    }
}
