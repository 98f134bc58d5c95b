import Glibc
import TestKit
import Testing

@testable import Terminal
@testable import TextLayout

@MainActor @Suite(.timeLimit(.minutes(10))) struct RecordConsoleTests {
    private let output = TemporaryFile("")
    private let errors = TemporaryFile("")

    private func console(_ form: RecordConsole.Form, cards: Int? = nil) -> RecordConsole {
        RecordConsole(
            output: OutputStream(
                output: open(output.path, O_WRONLY | O_CLOEXEC),
                errors: open(errors.path, O_WRONLY | O_CLOEXEC)),
            form: form, cards: cards)
    }

    private let blocks: [Block] = [
        .line("For people"), .record(Record("a", [])), .notice("Take note."), .record(Record("b", [])),
        .problem("Broken: try again."),
    ]

    @Test func `records are printed as lines, messages go to standard error and other text is dropped`() {
        let console = console(.lines)
        console.show(blocks)
        console.finish()
        #expect(output.text == "{\"type\":\"a\"}\n{\"type\":\"b\"}\n")
        #expect(errors.text == "Take note.\nBroken: try again.\n")
        #expect(console.problemCount == 1)
    }

    @Test func `records of several calls are printed in one JSON document`() {
        let console = console(.document)
        console.show(blocks)
        console.show(blocks)
        console.finish()
        #expect(
            output.text == """
                {"version":1,"items":[
                {"type":"a"},
                {"type":"b"},
                {"type":"a"},
                {"type":"b"}
                ]}

                """)
    }

    @Test func `rows with one identifier are printed apart, as those of copies of a picture`() {
        func photo(_ number: RecordValue) -> Block {
            .record(Record("photo", [.init("id", .text("1")), .init("number", number)]))
        }
        let console = console(.lines)
        console.show([photo(.integer(1)), photo(.integer(2)), photo(.nothing)])
        console.finish()
        #expect(
            output.text == """
                {"id":"1","number":1,"type":"photo"}
                {"id":"1","number":null,"type":"photo"}

                """)
    }

    @Test func `a photo repeated within a command is printed once, with its last values`() async {
        func photo(_ key: String, _ title: String) -> Block {
            .record(Record("photo", [.init("id", .text(key)), .init("title", .text(title))]))
        }
        let console = console(.lines)
        console.show([photo("1", "a"), photo("2", "b")])
        console.show([photo("2", "c")])
        await console.settle()
        console.show([photo("2", "d")])
        console.finish()
        let titles = ["a", "c", "d"].enumerated().map { index, title in
            "{\"id\":\"\(min(2, index + 1))\",\"title\":\"\(title)\",\"type\":\"photo\"}\n"
        }
        #expect(output.text == titles.joined())
    }

    @Test func `a JSON document without records has an empty list of items`() {
        console(.document).finish()
        #expect(output.text == "{\"version\":1,\"items\":[]}\n")
    }

    @Test func `a record console reports a program as its audience, and the requested number of cards`() {
        #expect(console(.lines, cards: 7).audience == Audience(isProgram: true, cards: 7, hasPrompt: false))
    }
}
