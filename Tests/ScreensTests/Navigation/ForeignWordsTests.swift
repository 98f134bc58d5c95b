import CommandShell
import Testing

@testable import Screens

@Suite struct ForeignWordsTests {
    @Test(
        arguments: [
            ("open3", "open 3"), ("language en", "set language"),
            (":q!", "quit"), (":wq", "quit"), ("exit()", "quit"), ("fog", nil), ("fog3", nil), ("3", nil),
            ("language a b", nil), (".exit", "quit"), (".quit", "quit"), ("ZZ", "quit"), ("/exit;", "quit"),
            ("x", nil),
        ] as [(String, String?)])
    func `a command of another program, or a command joined with a number, is replaced`(
        line: String, word: String?
    ) throws {
        let command = try #require(try Command(parsing: line))
        #expect(ForeignWords.replacement(for: command) == word)
    }
}
