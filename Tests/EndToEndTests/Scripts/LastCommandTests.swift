import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct LastCommandTests {
    private func run(_ arguments: String...) throws -> ProgramRun {
        try Gallery.run(["--service", "demo"] + arguments, home: Home())
    }

    @Test func `with --last, only the result of the last command is written to standard output`() throws {
        let all = try run("-q", "-c", "search fog; credit 1 md")
        let last = try run("-q", "--last", "-c", "search fog; credit 1 md")
        #expect(last.code == 0 && last.text.count(of: "\n") == 1)
        #expect(all.text.hasSuffix("\n" + last.text))
        let records = try run("--jsonl", "--last", "-c", "search fog; credit 1-2")
        #expect(records.text.split(separator: "\n").allSatisfy { $0.contains("\"type\":\"credit\"") })
        #expect(records.text.count(of: "\n") == 2)
    }

    @Test func `with --last, the failure of an earlier command sets the exit code`() throws {
        let complete = try run("--last", "-c", "search fog; credit 1")
        #expect(complete.code == 0 && complete.text.count(of: "\n") == 1)
        let run = try run("--last", "-c", "search fog; save 1 as a/b; credit 1")
        #expect(run.problems.contains("a/b") && run.code == 2)
        #expect(run.text == complete.text)
    }

    @Test func `with --null each result ends with a zero byte`() throws {
        let lines = try run("-q", "-c", "search fog; credit 1-2").text
        #expect(
            try run("-q", "--null", "-c", "search fog; credit 1-2").text == lines.replacing("\n", with: "\0"))
        #expect(try run("--null", "--json", "-c", "search fog").code == 2)
        let entries = try run("-q", "--null", "--last", "-c", "search fog; save 1-2; credit 1-2 toml")
        #expect(entries.text.count(of: "\0") == 2 && entries.text.contains("\nalt = "))
        let id = try run("-q", "--limit", "1", "search", "fog").text.prefix { $0 != "\t" }
        let saved = try run("-q", "--null", "save", String(id), "to", "~/a\u{A0}b\nc")
        #expect(saved.text.contains("/a\u{A0}b\nc/") && saved.text.hasSuffix(".jpg\0"))
    }

    @Test func `--last without -c is an error, even with a command in the arguments`() throws {
        #expect(try run("--last").code == 2)
        #expect(try run("--last", "search", "fog").code == 2)
    }
}
