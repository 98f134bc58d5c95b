import Testing
import TextLayout

@Suite struct LineTests {
    @Test(arguments: [("abc", 3), ("東京", 4), ("👩‍🚀", 4), ("🇳🇴", 2), ("e\u{301}", 1), ("❤️", 1), ("", 0)])
    func `the width of a line is in terminal columns`(text: String, width: Int) {
        #expect(Line(text).width == width)
    }

    @Test func `a clipped line ends in an ellipsis and keeps styles`() {
        let line: Line = [Span("12 ", .number), Span("A long title", .title)]
        let clipped = line.clipped(to: 8)
        #expect(clipped.text == "12 A lo…")
        #expect(clipped.spans.first?.role == .number)
        #expect(clipped.width == 8)
    }

    @Test func `clipping keeps wide characters intact`() {
        #expect(Line("東京東京").clipped(to: 6).text == "東京…")
        #expect(Line("東京東京").clipped(to: 6).width == 5)
    }

    @Test func `adjacent spans of equal style are merged`() {
        let line: Line = [Span("a ", .quiet), Span("b", .quiet), Span("", .title), Span("c")]
        #expect(line.spans == [Span("a b", .quiet), Span("c")])
        #expect(Line("one two three four", .error).wrapped(to: 9).allSatisfy { $0.spans.count == 1 })
    }

    @Test func `wrapping breaks lines at spaces`() {
        #expect(Line("one two three").wrapped(to: 8).map(\.text) == ["one two", "three"])
    }

    @Test func `a separator at the end or start of a row is omitted`() {
        let line = Line([Span("CC0"), .aside("12 likes"), .aside("2020")])
        #expect(line.wrapped(to: 16).map(\.text) == ["CC0 · 12 likes", "2020"])
        #expect(line.wrapped(to: 14).map(\.text) == ["CC0 · 12 likes", "2020"])
        #expect(line.wrapped(to: 5).map(\.text) == ["CC0", "12", "likes", "2020"])
    }

    @Test func `a word in several styles is not broken between the styles`() {
        let line = Line([Span("Enter runs `"), Span("right", .number), Span("`.")])
        #expect(line.wrapped(to: 12).map(\.text) == ["Enter runs", "`right`."])
        #expect(line.wrapped(to: 12).last?.spans.map(\.role) == [.plain, .number, .plain])
        #expect(Line([Span("abc"), Span("defg", .number)]).wrapped(to: 5).map(\.text) == ["abcde", "fg"])
        #expect(Line([Span("one "), Span(" "), Span("two")]).wrapped(to: 5).map(\.text) == ["one", "two"])
    }

    @Test func `a word wider than the line is broken`() {
        #expect(Line("abcdefghij xy").wrapped(to: 4).map(\.text) == ["abcd", "efgh", "ij", "xy"])
    }

    @Test func `a line that fits is not wrapped`() {
        #expect(Line("one two").wrapped(to: 7) == [Line("one two")])
    }

    @Test func `a line with a hanging indent continues to the right of its label`() {
        let line = Line([Span("Tags  ", .quiet), Span("fog sea shore")], hang: 6)
        #expect(line.wrapped(to: 14).map(\.text) == ["Tags  fog sea", "      shore"])
        #expect(line.wrapped(to: 14).last?.spans.last?.role == .plain)
        #expect(
            Line([Span("Page  "), Span("abcdefghijkl")], hang: 6).wrapped(to: 14).map(\.text) == [
                "Page  abcdefgh", "      ijkl",
            ])
        #expect(Line([Span("Page  "), Span("abcdefgh")], hang: 6).wrapped(to: 14).count == 1)
        #expect(
            Line([Span("Page  "), Span("a "), Span("abcdefgh")], hang: 6).wrapped(to: 14).map(\.text) == [
                "Page  a", "      abcdefgh",
            ])
    }

    @Test func `a line with a label of more than half the width continues with a small indent`() {
        let line = Line([Span("Alt-Left, Alt-Right  "), Span("one word back or forward")], hang: 21)
        #expect(line.wrapped(to: 32).map(\.text) == ["Alt-Left, Alt-Right  one word", "    back or forward"])
    }

    @Test func `a list of alternatives is wrapped after a bar`() {
        #expect(
            Line("credit [text|md|html|typst]").wrapped(to: 16).map(\.text) == [
                "credit [text|md|", "html|typst]",
            ])
    }

    @Test func `an address is moved to its own row, or is left whole if it is longer than a row`() {
        let line = Line([Span("url     "), Span("https://example.com/ of a host")], hang: 8)
        #expect(
            line.screenLines(columns: 22).map(\.text) == [
                "url", "  https://example.com/", "        of a host",
            ])
        #expect(
            line.screenLines(columns: 18).map(\.text) == [
                "url     https://example.com/", "        of a host",
            ])
        #expect(line.wrapped(to: 18).map(\.text).allSatisfy { $0.count <= 18 })
    }

    @Test(arguments: 1...40)
    func `lines wrapped to two or more columns fit and keep all letters, with or without a hanging indent`(
        width: Int
    ) {
        let text = "one 東京東京東京 three-four-five-six 👩‍🚀 e\u{301}e\u{301} seven"
        for hang in [0, 3, 12] {
            let lines = Line([Span("Label  "), Span(text)], hang: hang).wrapped(to: width)
            #expect(width < 2 || lines.allSatisfy { $0.width <= width })
            let letters = lines.map(\.text).joined().filter { $0 != " " }
            #expect(width < 2 || letters == "Label" + CleanText.clean(text).filter { $0 != " " })
        }
    }

    @Test func `lines can be wrapped to zero or one column and clipped to zero columns`() {
        #expect(Line("one").wrapped(to: 0).count == 1)
        #expect(Line("東京").wrapped(to: 1).count >= 1)
        #expect(Line("one").clipped(to: 0).text.isEmpty)
    }
}
