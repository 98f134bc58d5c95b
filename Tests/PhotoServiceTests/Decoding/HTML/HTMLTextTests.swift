import Testing

@testable import PhotoService

@Suite(.timeLimit(.minutes(10))) struct HTMLTextTests {
    @Test(arguments: [
        ("a &amp; b &quot;c&quot; &#039;d&#x27;", "a & b \"c\" 'd'"),
        ("AT&T &nope; &#0; &#xD800; &", "AT&T &nope; \u{0} &#xD800; &"),
        ("&amp;lt;", "&lt;"), ("plain", "plain"),
    ])
    func `valid character references are resolved once, and invalid ones are kept`(
        text: String, expected: String
    ) {
        #expect(HTMLReference.resolved(in: text) == expected)
    }

    @Test(arguments: [
        ("<a href=\"https://h\" rel=\"x\">here</a>", "here"), ("one<br />two<BR>three", "one\ntwo\nthree"),
        ("I <3 x < y, 2<4", "I <3 x < y, 2<4"), ("cut <b", "cut <b"), ("&lt;b&gt;", "<b>"),
        ("</b></b", "</b"),
    ])
    func `tags are removed, br becomes a line break, and text that only resembles a tag is kept`(
        text: String, expected: String
    ) {
        #expect(HTMLFragment(text).text == expected)
    }

    @Test func `long runs of unterminated tags or references are kept, within the time limit`() {
        let text = String(repeating: "<a", count: 200_000)
        #expect(HTMLFragment(text).text == text)
        #expect(HTMLReference.resolved(in: String(repeating: "&#", count: 100_000)).count == 200_000)
    }
}
