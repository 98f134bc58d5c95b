import CommandShell
import TestKit
import Testing

@testable import Terminal

@Suite struct KeyDecoderTests {
    private func keys(_ text: String, thenNothing: Bool = false) -> [Key] {
        var decoder = KeyDecoder()
        for byte in text.utf8 { decoder.feed(byte) }
        if thenNothing { decoder.expire() }
        var keys: [Key] = []
        while let key = decoder.next() { keys.append(key) }
        return keys
    }

    private func scalars(_ text: String) -> [Key] { text.unicodeScalars.map { .scalar($0) } }

    private func sequence(_ text: String) -> [Key] { [.sequence(Array(text.utf8))] }

    @Test(arguments: [
        "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}[[A", "\u{1B}O5P", "\u{1B}\u{1B}[H",
    ])
    func `a key sequence is decoded as one key`(key: String) {
        #expect(keys(key + "a") == sequence(key) + scalars("a"))
    }

    @Test(arguments: ["\u{1B}b", "é山😀"])
    func `characters are decoded one by one`(text: String) { #expect(keys(text) == scalars(text)) }

    @Test func `mouse reports in the X10 and SGR formats are dropped with their coordinates`() {
        #expect(
            keys("\u{1B}[M !!a\u{1B}[<0;1;1Mb\u{1B}[32;10;5Mc").filter {
                $0 != sequence("\u{1B}[32;10;5M")[0]
            } == scalars("abc"))
        #expect(keys("\u{1B}[M\ra") == scalars("\ra"))
        #expect(keys("\u{1B}[M", thenNothing: true).isEmpty)
    }

    @Test func `Escape is decoded as a key if nothing or another escape sequence follows`() {
        #expect(keys("\u{1B}").isEmpty)
        let escape = sequence("\u{1B}")
        #expect(keys("\u{1B}", thenNothing: true) == escape)
        #expect(keys("\u{1B}\u{1B}", thenNothing: true) == escape + escape)
        #expect(keys("\u{1B}\u{1B}\u{1B}x") == escape + escape + scalars("\u{1B}x"))
        #expect(keys("\u{1B}\u{1B}[200~ab\u{1B}[201~") == escape + [.paste("ab")])
        #expect(keys("\u{1B}\u{1B}]11;rgb\u{7}a") == escape + scalars("a"))
        #expect(keys("\u{1B}[", thenNothing: true) == sequence("\u{1B}["))
        #expect(keys("\u{1B}P", thenNothing: true) == scalars("\u{1B}P"))
    }

    @Test(arguments: [
        ("\u{1B}[1;3C", ScreenKey.altRight), ("\u{1B}\u{1B}[C", .altRight), ("\u{1B}\u{1B}OC", .altRight),
        ("\u{1B}[1;3D", .altLeft), ("\u{1B}[1;3A", .altUp), ("\u{1B}\u{1B}[B", .altDown),
        ("\u{1B}+", .altPlus), ("\u{1B}=", .altPlus), ("\u{1B}-", .altMinus),
        ("\u{1B}[1;2A", .shiftUp), ("\u{1B}[d", .shiftLeft),
        ("\u{1B}[C", .right), ("\u{1B}OD", .left),
    ])
    func `a screen key is decoded as one key, which the decoder can unfold into its characters`(
        sequence: String, key: ScreenKey
    ) {
        #expect(
            keys("a" + sequence + "b") == scalars("a") + [.sequence(Array(sequence.utf8))] + scalars("b"))
        #expect(ScreenKey(sequence: Array(sequence.utf8)) == key)
        var decoder = KeyDecoder()
        for byte in (sequence + "b").utf8 { decoder.feed(byte) }
        if case .sequence(let bytes) = decoder.next() { decoder.unfold(bytes.map { Unicode.Scalar($0) }) }
        var rest: [Key] = []
        while let next = decoder.next() { rest.append(next) }
        #expect(rest == scalars(sequence + "b"))
    }

    @Test func `an incomplete terminal reply is dropped`() {
        #expect(keys("\u{1B}[?62", thenNothing: true).isEmpty)
        #expect(keys("\u{1B}]11;rgb:00\rrun", thenNothing: true).isEmpty)
    }

    @Test func `text after a terminal reply is decoded as typed text`() {
        #expect(keys("\u{1B}]0;x\u{7}a\u{1B}P1\u{1B}\\b\u{1B}_G\u{18}c") == scalars("abc"))
    }

    @Test func `a paste is decoded as a single key, and an unmatched end marker is ignored`() {
        #expect(keys("\u{1B}[200~a\u{1B}[Ab\n\u{1B}[201~c") == [.paste("a\u{1B}[Ab\n")] + scalars("c"))
        #expect(keys("\u{1B}[201~").isEmpty)
        #expect(keys("\u{1B}[200~never ended", thenNothing: true) == [.paste("never ended")])
    }

    @Test(arguments: [
        [0xC3], [0xFF], [0x80], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xC2, 0x80],
    ])
    func `invalid UTF-8 and encoded C1 control characters are dropped`(bytes: [UInt8]) {
        var decoder = KeyDecoder()
        for byte in bytes + [0x61] { decoder.feed(byte) }
        #expect(decoder.next() == .scalar("a"))
        #expect(decoder.next() == nil)
    }

    @Test(arguments: [SeededRandom(seed: 6)])
    func `after random bytes the decoder still decodes keys`(_ random: SeededRandom) {
        var random = random
        var decoder = KeyDecoder()
        for _ in 0..<100_000 { decoder.feed(UInt8.random(in: 0...255, using: &random)) }
        decoder.expire()
        while decoder.next() != nil {}
        decoder.feed(0x61)
        #expect(decoder.next() == .scalar("a"))
    }
}
