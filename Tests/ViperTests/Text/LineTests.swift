import Testing
import Viper

@Suite struct LineTests {
    @Test(arguments: [("abc", 3), ("東京", 4), ("👩‍🚀", 2), ("🇳🇴", 2), ("e\u{301}", 1), ("❤️", 2), ("", 0)])
    func `width is in columns`(text: String, width: Int) {
        #expect(Line(text).width == width)
    }

    @Test func `clipping ends in an ellipsis and keeps roles`() {
        let line: Line = [Span("12 ", .number), Span("A long title", .title)]
        let clipped = line.clipped(to: 8)
        #expect(clipped.text == "12 A lo…")
        #expect(clipped.spans.first?.role == .number)
        #expect(clipped.width == 8)
    }

    @Test func `a wide character is never cut in half`() {
        #expect(Line("東京東京").clipped(to: 6).text == "東京…")
        #expect(Line("東京東京").clipped(to: 6).width == 5)
    }

    @Test func `neighbours of one role become one`() {
        let line: Line = [Span("a ", .quiet), Span("b", .quiet), Span("", .title), Span("c")]
        #expect(line.spans == [Span("a b", .quiet), Span("c")])
        #expect(Line("one two three four", .error).wrapped(to: 9).allSatisfy { $0.spans.count == 1 })
    }

    @Test func `wrapping breaks at spaces`() {
        #expect(Line("one two three").wrapped(to: 8).map(\.text) == ["one two", "three"])
    }

    @Test func `a word wider than the line is broken`() {
        #expect(Line("abcdefghij xy").wrapped(to: 4).map(\.text) == ["abcd", "efgh", "ij", "xy"])
    }

    @Test func `what fits is left alone`() {
        #expect(Line("one two").wrapped(to: 7) == [Line("one two")])
    }

    @Test func `a width of nothing does not hang`() {
        #expect(Line("one").wrapped(to: 0).count == 1)
        #expect(Line("東京").wrapped(to: 1).count >= 1)
        #expect(Line("one").clipped(to: 0).text.isEmpty)
    }
}
