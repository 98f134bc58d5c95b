import Glibc
import TestKit
import Testing

@testable import Terminal
@testable import TextLayout

@MainActor @Suite(.whenIdle, .timeLimit(.minutes(10))) struct PipeConsoleTests {
    @Test func `text is piped without escape sequences, and problems are printed to standard error`() async {
        let (output, errors) = (TemporaryFile(""), TemporaryFile(""))
        let stream = OutputStream(
            output: open(output.path, O_WRONLY | O_CLOEXEC), errors: open(errors.path, O_WRONLY | O_CLOEXEC))
        let console = PipeConsole(output: stream)
        let picture = Picture(of: "p", width: 1, height: 1, altText: "a\u{1B}[2Jcat")
        let shown = console.show([
            .line([Span("Search ", .heading), Span("\u{1B}]0;x\u{7}fog", .quiet)]),
            .cards([Card(number: 1, picture: picture, caption: ["1", "title"])]),
            .record(
                Record("photo", [Record.Field("title", .text("a\tb\n\u{1B}c"))], columns: ["title", "no"])),
            .record(Record("kept", [])), .aside("1 photo"),
            .problem(Line("Broken: try again.", .error)),
            .picture(picture),
        ])
        console.progress("working")
        await console.settle()
        #expect(shown == 1)
        #expect(console.problemCount == 1)
        #expect(output.text == "Search \u{FFFD}]0;x\u{FFFD}fog\na b \u{FFFD}c\t\n")
        #expect(errors.text == "1 photo\nBroken: try again.\n[a\u{FFFD}[2Jcat]\n")
    }

    @Test func `joiners of names are piped in text, rows and JSON, and are not printed to standard error`() {
        let (output, errors) = (TemporaryFile(""), TemporaryFile(""))
        let stream = OutputStream(
            output: open(output.path, O_WRONLY | O_CLOEXEC), errors: open(errors.path, O_WRONLY | O_CLOEXEC))
        let name = "می\u{200C}خواهم 👩\u{200D}🚀"
        let record = Record("photo", [Record.Field("title", .text(name + "\u{202E}"))], columns: ["title"])
        let console = PipeConsole(output: stream)
        console.show([.line([Span("by "), Span(name + "\u{202E}")]), .record(record), .problem(Line(name))])
        let records = RecordConsole(output: stream, form: .lines, cards: nil)
        records.show([.record(record)])
        records.finish()
        let json = #"{"title":"\#(name)\u202e","type":"photo"}"#
        #expect(output.text == "by \(name)\n\(name)\n\(json)\n")
        #expect(errors.text == "میخواهم 👩🚀\n")
    }

    @Test func `in screen-reader mode, text is printed in order, with alt text in place of pictures`() {
        let output = TemporaryFile("")
        let console = PipeConsole(
            output: OutputStream(output: open(output.path, O_WRONLY | O_CLOEXEC), errors: -1),
            capabilities: TerminalCapabilities(color: .none, glyphNames: GlyphNames { [:] }))
        let picture = Picture(of: "p", width: 1, height: 1, altText: "a cat")
        console.show([
            .aside("Search"), .cards([Card(number: 1, picture: picture, caption: ["1", "title"])]),
            .record(Record("photo", [Record.Field("title", .text("x"))], columns: ["title"])),
        ])
        #expect(output.text == "Search\n1  title\n[a cat]\n")
    }

    @Test func `progress of long work is a temporary line on standard error`() {
        let (output, errors) = (TemporaryFile(""), TemporaryFile(""))
        let stream = OutputStream(
            output: open(output.path, O_WRONLY | O_CLOEXEC), errors: open(errors.path, O_WRONLY | O_CLOEXEC))
        let quick = PipeConsole(output: stream, progressDelay: .seconds(600))
        quick.progress("working")
        quick.progress(nil)
        #expect(errors.text.isEmpty)
        let console = PipeConsole(output: stream, progressDelay: .zero)
        console.progress("working")
        console.show([.aside("done")])
        #expect(errors.text == "\r\u{1B}[?7lworking\u{1B}[K\u{1B}[?7h\r\u{1B}[Kdone\n")
        #expect(output.text.isEmpty)
    }
}
