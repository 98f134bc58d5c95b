import Testing

@testable import CommandShell
@testable import TextLayout

@Suite struct MistakeTests {
    private static let number = UsageError(.number("99", 1...9), at: .argument(1, part: "99"))

    private func rows(_ line: String, _ error: UsageError, columns: Int = 80, prompt: Int? = 9) -> [String] {
        MistakeRows(Mistake(error, in: line)).rows(on: columns, prompt: prompt).map(\.text)
    }

    @Test func `carets mark the error below the typed line, offset by the prompt`() {
        #expect(rows("save 3 5,99", Self.number) == ["                  ^^"])
        #expect(rows("shwo", UsageError(.command("shwo", nearest: nil), at: .command)) == ["         ^^^^"])
        #expect(rows("save", UsageError(.number("", 1...9), at: .end)) == ["             ^"])
        #expect(rows("a \"b", UsageError(.openQuote("\""), at: .column(2))) == ["           ^"])
        #expect(rows("zoom x y", UsageError(.arguments("zoom"))) == ["              ^^^"])
    }

    @Test func `the typed line is no correction of itself`() {
        let filter = UsageError(.filter("tag", known: ["tag"]), at: .argument(0, part: "tag"))
        #expect(Mistake(filter, in: "favorites tag:").corrected == nil)
    }

    @Test func `an unknown command is repeated as typed`() {
        let mistake = Mistake(UsageError(.command("shwo", nearest: "show"), at: .command), in: "SHWO 3")
        #expect(mistake.error == UsageError(.command("SHWO", nearest: "show"), at: .command))
        #expect(mistake.corrected == "show 3")
    }

    @Test func `the position of the carets counts each wide character as two columns`() {
        #expect(rows("save 写真 99", Self.number) == [String(repeating: " ", count: 19) + "^^"])
        let word = UsageError(.word("写真", known: []), at: .argument(0, part: nil))
        #expect(rows("save 写真", word) == [String(repeating: " ", count: 14) + "^^^^"])
    }

    @Test
    func `if there is no prompt or the line's layout is uncertain, the line is repeated above the carets`() {
        #expect(rows("save e\u{301} 99", Self.number) == ["save e\u{301} 99", "       ^^"])
        #expect(rows("save \u{1F468}\u{200D}\u{1F469} 99", Self.number).count == 2)
        #expect(rows("save a\u{202E}b 99", Self.number) == ["save ab 99", "        ^^"])
        #expect(rows("save 3 99", Self.number, prompt: nil) == ["save 3 99", "       ^^"])
    }

    @Test(arguments: [20, 40, 80])
    func `a line wider than the terminal is clipped around the error`(columns: Int) throws {
        let words = String(repeating: "写真 ", count: 60)
        for line in ["save \(words) 99", "save \(words) 99 \(words)", "save 3 99 \(words)"] {
            let index = line.split(separator: " ").firstIndex(of: "99").map { $0 - 1 }
            let error = UsageError(.number("99", 1...9), at: .argument(try #require(index), part: "99"))
            let rows = rows(line, error, columns: columns)
            #expect(rows.count == 2)
            #expect(rows.allSatisfy { CellWidth.of($0) <= columns })
            let start = rows[1].prefix { $0 == " " }.count
            let before = CellWidth.prefix(of: rows[0], columns: start)
            #expect(CellWidth.of(before) == start)
            #expect(rows[0].dropFirst(before.count).hasPrefix("99"))
        }
    }

    @Test func `the likely correction replaces the misspelled word, and a wrong number has no correction`() {
        let filter = UsageError(.filter("colour", known: ["color"]), at: .argument(1, part: "colour"))
        #expect(Mistake(filter, in: "search fog Colour:red").corrected == "search fog color:red")
        let value = UsageError(
            .filterValue("red", of: "order", known: ["relevant", "rad"]), at: .argument(0, part: "red"))
        #expect(Mistake(value, in: "search order:red").corrected == "search order:rad")
        #expect(Mistake(Self.number, in: "save 3 99").corrected == nil)
        let names = UsageError(.board("misty mornin", nearest: "misty mornings"))
        #expect(Mistake(names, in: "board misty mornin").corrected == "board \"misty mornings\"")
        let name = UsageError(.board("mistu", nearest: "misty"), at: .argument(0, part: nil))
        #expect(Mistake(name, in: "board mistu fog").corrected == "board misty fog")
    }

    @Test func `options in a line do not shift the marked position of an invalid argument`() {
        let error = UsageError(.number("99", 1...9), at: .argument(0, part: "99"))
        #expect(Mistake(error, in: "save --as png 99").range == 14..<16)
    }
}
