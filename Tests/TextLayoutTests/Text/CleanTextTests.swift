import Testing
import TextLayout

@Suite struct CleanTextTests {
    @Test func `control characters are removed or replaced`() {
        for value in (0...0x1F).map(UInt32.init) + (0x7F...0x9F).map(UInt32.init) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let clean = CleanText.clean("a\(scalar)b")
            #expect(!clean.unicodeScalars.contains(scalar), "U+\(String(value, radix: 16))")
        }
    }

    @Test(arguments: [
        "\u{1B}[31mred", "\u{9B}31m", "\u{1B}]0;title\u{7}", "\u{1B}P+q544e\u{1B}\\", "\u{1B}_Gi=1\u{1B}\\",
    ])
    func `an escape sequence loses its control characters`(text: String) {
        let clean = CleanText.clean(text)
        #expect(!clean.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }

    @Test(
        arguments: [
            0x00AD, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069, 0xFEFF, 0xE0041,
            0x3164, 0xFFA0,
        ] as [UInt32])
    func `invisible and bidirectional characters are removed`(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(!CleanText.clean("a\(scalar)b").unicodeScalars.contains(scalar))
    }

    /// Bidirectional controls, zero-width characters, line separators, tags, blank letters.
    private static let hostile: [UInt32] =
        [0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
        + [0x00AD, 0x034F, 0x180E, 0x200B, 0x200C, 0x200D, 0x2060, 0x2061, 0xFEFF, 0xFE0F]
        + [0x2028, 0x2029] + Array(0xE0000...0xE007F) + [0x115F, 0x1160, 0x3164, 0xFFA0]

    @Test func `each of 156 invisible or bidirectional code points is removed or replaced`() throws {
        #expect(Self.hostile.count == 156)
        for value in Self.hostile {
            let scalar = try #require(Unicode.Scalar(value))
            for text in ["a\(scalar)b", "\(scalar)", "👩\(scalar)🚀", "ש\(scalar)a", "e\u{301}\(scalar)"] {
                #expect(
                    !CleanText.clean(text).unicodeScalars.contains(scalar), "U+\(String(value, radix: 16))")
            }
        }
    }

    @Test func `emoji sequences lose joiners, variation selectors and skin tones`() {
        #expect(CleanText.clean("👩‍🚀 ❤️ 👍🏽 1️⃣") == "👩🚀 ❤ 👍 1\u{20E3}")
    }

    private static let sequences = [
        "می\u{200C}خواهم", "کتێب\u{200C}خانە", "क\u{94D}\u{200D}ष", "അവന\u{D4D}\u{200D} ", "👩\u{200D}🚀",
        "❤\u{FE0F}\u{200D}🔥",
        "1\u{FE0F}\u{20E3}", "👍🏽", "🏳\u{FE0F}\u{200D}🌈", "葛\u{E0100}", "🇳🇴", "[\u{200C}x",
    ]

    @Test(arguments: sequences)
    func `text for a pipe keeps the joiners and variation selectors of letters and emoji`(_ text: String) {
        #expect(CleanText.text(text) == text)
        #expect(CleanText.text(text + "\u{202E}\u{E0041}\u{200B}\u{1B}") == text + "\u{FFFD}")
    }

    @Test(arguments: [
        "a\u{200D}b", "\u{200D}", "a \u{200C}\u{645}", "\u{645}\u{200C}", "a\u{FE0F}", " \u{FE0F}",
        "👩\u{200D}",
    ])
    func `text for a pipe loses joiners and variation selectors elsewhere`(_ text: String) {
        let plain = String(text.unicodeScalars.filter { ![0x200C, 0x200D, 0xFE0F].contains($0.value) })
        #expect(CleanText.text(text) == plain)
    }

    @Test func `text for a pipe has at most one joiner in a row, and no more marks than for a terminal`() {
        #expect(CleanText.text("👩\u{200D}\u{200D}🚀") == "👩\u{200D}🚀")
        let marks = "e" + String(repeating: "\u{301}", count: 9)
        #expect(CleanText.text(marks) == CleanText.clean(marks))
        for value in Self.hostile where ![0x200C, 0x200D, 0xFE0F].contains(value) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in ["a\(scalar)b", "👩\(scalar)🚀", "ש\(scalar)\u{645}"] {
                #expect(
                    !CleanText.text(text).unicodeScalars.contains(scalar), "U+\(String(value, radix: 16))")
            }
        }
    }

    @Test func `invalid UTF-8 becomes replacement characters`() {
        for bytes in [[0x61, 0xFF], [0x61, 0xC0, 0xAF], [0x61, 0xED, 0xA0, 0x80], [0x61, 0xF0, 0x9F]]
            as [[UInt8]]
        {
            let clean = CleanText.clean(String(decoding: bytes, as: UTF8.self))
            #expect(clean.hasPrefix("a\u{FFFD}"))
            #expect(clean.dropFirst().allSatisfy { $0 == "\u{FFFD}" })
        }
    }

    @Test func `line ends become spaces`() {
        #expect(CleanText.clean("one\ntwo\r\tthree\u{2028}four") == "one two  three four")
    }

    @Test func `combining marks are limited to four per letter`() {
        let clean = CleanText.clean("e" + String(repeating: "\u{301}", count: 1000) + "x")
        #expect(clean.unicodeScalars.count == 6)
    }

    @Test(arguments: ["Göteborg", "Москва", "東京の夜", "שלום", "مرحبا", "👩🚀 🇳🇴 ❤", "हिन्दी", "ไทย"])
    func `text in several scripts is not changed by cleaning`(text: String) {
        #expect(CleanText.clean(text) == text)
    }
}
