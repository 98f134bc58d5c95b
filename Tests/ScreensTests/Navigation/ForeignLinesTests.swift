import CommandShell
import GalleryCore
import Testing
import Wording

@testable import Screens

@Suite struct ForeignLinesTests {
    private func reason(_ line: String, _ route: Route? = .list(.topic("sea"))) -> UsageError.Reason? {
        ForeignLines.reason(for: line, at: route) { _ in "misty mornings" }
    }

    @Test(
        arguments: [
            ("cd favorites", "favorites"), ("ls boards", "boards"), ("cd ..", "back"), ("cd", "home"),
            ("cd nature", "board nature"), ("ls -l", "list"), ("gg", "open 1"), ("G", "open last"),
            ("N", "prev"), ("u", "undo"), ("?fog forest", "search fog forest"), ("?save", "help save"),
            ("save?", "help save"), ("??", "help"), ("\\d", "boards"), (".tables", "boards"),
            ("git log", "history"), ("git status", "status"), ("gh search fog", "search fog"),
            ("sort title", "favorites order:title"), ("sort by size", "favorites order:size"),
            ("back 2", "back; back"), ("next 3", "next; next; next"), ("fog?", nil), ("next x", nil),
            ("git clone x", nil), ("rm 3", nil), ("fog", nil),
        ] as [(String, String?)])
    func `a command of a shell, editor, pager or database program is answered with gallery's command`(
        line: String, meant: String?
    ) {
        let word = line.split(separator: " ").first.map(String.init) ?? ""
        #expect(reason(line) == meant.map { .foreign(word, line: $0) })
    }

    @Test func `a foreign command that gallery has no command for is answered with a hint`() {
        for line in ["sort", "order latest"] {
            #expect(reason(line) == .nothing(Phrases.sorting))
        }
        #expect(reason("!ls") == .nothing(Phrases.noShell))
        #expect(reason("y") == .nothing(Phrases.noQuestion))
        #expect(reason("version") == .nothing(Phrases.versionElsewhere))
    }

    @Test func `on an open board, "rm" with numbers means to remove the photos from the board`() {
        let board = PhotoListID.board(Board.ID(1), query: WordQuery())
        for route in [Route.list(board), .detail(board, at: 0)] {
            #expect(
                reason("rm 2-4", route)
                    == .foreign("rm", line: "board remove \"misty mornings\" 2-4"))
            #expect(reason("rm", route) == nil)
        }
    }
}
