import Testing
import TextLayout

@testable import Terminal

@Suite struct TerminalAnswerTests {
    private func answer(_ text: String) -> TerminalAnswer? { TerminalAnswer(Array(text.utf8)) }

    @Test func `valid terminal answers are parsed`() throws {
        #expect(answer("\u{1B}_Gi=4211;OK") == .kitty(sharesMemory: true))
        #expect(answer("\u{1B}_Gi=4211;EBADF:Failed to open file") == .kitty(sharesMemory: false))
        #expect(answer("\u{1B}P>|kitty(0.26.5)") == .name("kitty(0.26.5)"))
        for colors in ["48:2:1:2:3", "0;48:2::1:2:3", "0;48:2:0:1:2:3", "48;2;1;2;3"] {
            #expect(answer("\u{1B}P1$r\(colors)m") == .trueColor(true))
        }
        #expect(answer("\u{1B}P1$r48:5:16m") == .trueColor(false))
        #expect(answer("\u{1B}P1$r0;48;5;16m") == .trueColor(false))
        #expect(answer("\u{1B}[?31u") == .keyReports)
        #expect(answer("\u{1B}[?62;4;22c") == .attributes([62, 4, 22]))
        #expect(answer("\u{1B}[6;18;9t") == .cell(try #require(CellSize(width: 9, height: 18))))
        #expect(answer("\u{1B}[?1;0;1024S") == .sixelColors(1024))
        #expect(answer("\u{1B}[?2;0;1000;900S") == .sixelSize(width: 1000, height: 900))
        #expect(answer("\u{1B}]11;rgb:1010/8080/ffff") == .background(red: 16, green: 128, blue: 255))
        #expect(answer("\u{1B}]11;rgb:f/0/8") == .background(red: 255, green: 0, blue: 136))
    }

    @Test(arguments: [
        "", "\u{1B}", "\u{1B}[", "\u{1B}_Gi=4212;OK", "\u{1B}_Gi=4211", "\u{1B}_Xi=4211;OK", "\u{1B}P1$r0m",
        "\u{1B}[u", "\u{1B}[?1;2u", "\u{1B}P0$r48:2:1:2:3m", "\u{1B}P1$r48:2:1:2:30m", "\u{1B}P1$r48:2:1:2:3",
        "\u{1B}[0n", "\u{1B}[6;18t", "\u{1B}[6;0;0t", "\u{1B}[6;99999;99999t", "\u{1B}[8;24;80t",
        "\u{1B}[?1;3;0S", "\u{1B}[?1;0;1S", "\u{1B}[?2;0;0;0S", "\u{1B}]11;rgb:gg/00/00",
        "\u{1B}]11;rgb:00/00", "\u{1B}]11;rgb:00000/00/00", "\u{1B}]52;c;eA==", "\u{1B}P>|a\rb",
        "\u{1B}_Gi=4211;O\u{80}K",
    ])
    func `an invalid terminal answer is rejected`(_ text: String) { #expect(answer(text) == nil) }

    @Test func `a terminal name of 500 bytes is cut to 60 bytes, and a name of 1,000 bytes is rejected`() {
        let long = String(repeating: "x", count: 500)
        #expect(answer("\u{1B}P>|" + long) == .name(String(repeating: "x", count: 60)))
        #expect(answer("\u{1B}P>|" + long + long) == nil)
    }
}
