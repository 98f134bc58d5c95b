import Testing
import Viper

@Suite struct CleanTextTests {
    @Test func `no control character survives`() {
        for value in (0...0x1F).map(UInt32.init) + (0x7F...0x9F).map(UInt32.init) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let clean = CleanText.clean("a\(scalar)b")
            #expect(!clean.unicodeScalars.contains(scalar), "U+\(String(value, radix: 16))")
        }
    }

    @Test(arguments: [
        "\u{1B}[31mred", "\u{9B}31m", "\u{1B}]0;title\u{7}", "\u{1B}P+q544e\u{1B}\\", "\u{1B}_Gi=1\u{1B}\\",
    ])
    func `an escape sequence is only text`(text: String) {
        let clean = CleanText.clean(text)
        #expect(!clean.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }

    @Test(
        arguments: [
            0x00AD, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069, 0xFEFF, 0xE0041,
            0x3164, 0xFFA0,
        ] as [UInt32])
    func `what is invisible or turns the line round goes`(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(!CleanText.clean("a\(scalar)b").unicodeScalars.contains(scalar))
    }

    @Test func `line ends become spaces`() {
        #expect(CleanText.clean("one\ntwo\r\tthree\u{2028}four") == "one two  three four")
    }

    @Test func `at most four marks stand on one letter`() {
        let clean = CleanText.clean("e" + String(repeating: "\u{301}", count: 1000) + "x")
        #expect(clean.unicodeScalars.count == 6)
    }

    @Test(arguments: ["Göteborg", "Москва", "東京の夜", "שלום", "مرحبا", "👩‍🚀 🇳🇴 ❤️"])
    func `names of the world stay as they are`(text: String) {
        #expect(CleanText.clean(text) == text)
    }
}
