import Testing
import TextLayout

@testable import Terminal

@Suite struct HyperlinkTests {
    private func text(_ line: Line, _ services: TerminalServices = TerminalServices(linksText: true))
        -> String
    {
        Palette(TerminalCapabilities(color: .none, services: services)).text(line)
    }

    @Test func `a link is opened before its text and closed after it`() {
        let line: Line = [Span("see "), Span("this", .plain, link: "https://a.test/?a=1;b"), Span(".")]
        #expect(
            text(line).firstMatch(
                of: #/^see \u{1B}\]8;id=[0-9a-z]+;https://a\.test/\?a=1;b\u{1B}\\this\u{1B}\]8;;\u{1B}\\\.$/#)
                != nil)
        #expect(line.text == "see this.")
        #expect(line.width == 9)
    }

    @Test func `an unknown terminal gets text without a link`() {
        let line: Line = [Span("this", .plain, link: "https://a.test/")]
        #expect(text(line, TerminalServices()) == "this")
    }

    @Test func `a file is linked only on a local terminal`() {
        let line: Line = [Span("this", .plain, link: "file:///p/a.jpg")]
        #expect(text(line).contains("file:///p/a.jpg"))
        #expect(text(line, TerminalServices(linksText: true, isRemote: true)) == "this")
    }

    @Test func `a link wrapped over rows is closed in each row and keeps its ID`() {
        let target = "https://a.test/"
        let line: Line = [Span("one two three four", .link, link: target)]
        let rows = line.wrapped(to: 9)
        #expect(rows.count > 1)
        let painted = rows.map { text($0) }
        #expect(painted.allSatisfy { $0.hasPrefix("\u{1B}]8;id=") && $0.hasSuffix("\u{1B}]8;;\u{1B}\\") })
        #expect(Set(painted.map { $0.split(separator: ";")[1] }).count == 1)
        #expect(text(line.clipped(to: 5)).contains(target))
    }

    @Test(arguments: [
        "http://a.test/", "javascript:alert(1)", "HTTPS://a.test/", "file://host/x",
        "https://a.test/\u{1B}]8;;",
        "https://a.test/\u{7}", "https://a.test/a b", "https://a.test/\u{9C}", "https://a.test/é", "", "-",
        "https://" + String(repeating: "x", count: 2_076),
    ])
    func `an unsupported, malformed or overlong link target is dropped`(target: String) {
        let line: Line = [Span("this", .plain, link: target)]
        #expect(line.spans.first?.link == nil)
        #expect(text(line) == "this")
    }

    @Test func `a link target of maximum length is accepted`() {
        let target = "https://" + String(repeating: "x", count: 2_075)
        #expect(Span("x", .plain, link: target).link == target)
    }
}
